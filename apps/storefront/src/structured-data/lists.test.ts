import { expect, test } from 'vitest'
import { breadcrumbList } from './breadcrumb-list.ts'
import { itemList } from './item-list.ts'
import { exampleContext } from './testing/example-context.ts'

test('a breadcrumb begins at home, and its last entry is the page itself', () => {
  const trail = [{ name: 'Scrubs', to: '/Product-category/3/scrubs' }, { name: 'Scrub top' }]
  expect(breadcrumbList(exampleContext(), trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/en' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Scrubs',
      item: 'https://shop.test/en/Product-category/3/scrubs',
    },
    { '@type': 'ListItem', position: 3, name: 'Scrub top' },
  ])
})

test('a list’s second page goes on counting', () => {
  expect(itemList(exampleContext(), { paths: ['/product/9'], total: 13, first: 13 })).toMatchObject({
    numberOfItems: 13,
    itemListElement: [{ position: 13, url: 'https://shop.test/en/product/9' }],
  })
})
