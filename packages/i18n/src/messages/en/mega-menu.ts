import type { megaMenu as arabic } from '../ar/mega-menu.ts'

/** Messages of the columns of categories, in English. */
export const megaMenu = {
  largeOrder: 'A large order?',
  whatsapp: 'WhatsApp us',
} satisfies typeof arabic
