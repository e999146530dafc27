import type { megaMenu as arabic } from '../ar/mega-menu.ts'

/** Messages of the columns of categories, in English. */
export const megaMenu = {
  manyPeople: 'Ordering for more than 100 people?',
  specialist: 'Talk to a specialist',
} satisfies typeof arabic
