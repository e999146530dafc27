import { expect, test } from 'vitest'
import { listingMessages } from '../../paged-list/listing-messages.ts'
import { categoryTrail } from './load-category.ts'

const messages = listingMessages.read('en')
const medical = { id: 7, name: 'Medical' }
const scrubs = { id: 8, name: 'Scrubs' }
const saudi = { id: 1, name: 'Made in Saudi' }

test.each([
  ['a root', { name: 'Medical', parents: [] }, false, ['/shop', undefined]],
  [
    'a category two levels down',
    { name: 'Scrub tops', parents: [medical, scrubs] },
    false,
    ['/shop', '/Product-category/7/medical', '/Product-category/8/scrubs', undefined],
  ],
  ['a brand', { name: 'Maghzal', parents: [saudi] }, true, ['/brands', undefined]],
])('the breadcrumbs of %s', (_, category, within, paths) => {
  const trail = categoryTrail(category, { saudi: within, messages })
  expect(trail.map((entry) => ('to' in entry ? entry.to : undefined))).toEqual(paths)
  expect(trail.at(-1)?.name).toBe(category.name)
})
