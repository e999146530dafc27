import { expect, test } from 'vitest'
import { breadcrumbList, itemList, organization } from './structured-data.ts'
import { exampleContext } from './testing/example-context.ts'

test('a breadcrumb starts at home and ends with the page, without a URL', () => {
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

test('positions continue on the second page of a list', () => {
  expect(itemList(exampleContext(), { paths: ['/product/9'], total: 13, first: 13 })).toMatchObject({
    numberOfItems: 13,
    itemListElement: [{ position: 13, url: 'https://shop.test/en/product/9' }],
  })
})

test('describes the shop with numbers, social accounts and contact', () => {
  expect(organization(exampleContext())).toMatchObject({
    '@id': 'https://shop.test/#shop',
    legalName: 'Zayy Trading Co.',
    logo: 'https://shop.test/media/l/800.webp',
    vatID: '300000000000003',
    identifier: { value: '1010000000' },
    sameAs: ['https://facebook.example/zayy'],
    contactPoint: { telephone: '+966110000000', url: 'https://wa.me/966500000000' },
  })
})

test('omits empty settings of the shop', () => {
  const { served } = exampleContext().settings ?? {}
  if (!served) throw new Error('The example has no settings')
  const empty = { logo: '', whatsapp: null, vatNumber: null, phone: null, email: null }
  const bare = { ...served, facebook: null, crNumber: null, address: null }
  const told = organization(exampleContext({ ...empty, served: bare }))
  for (const name of ['sameAs', 'vatID', 'identifier', 'address', 'contactPoint', 'logo'])
    expect(told).not.toHaveProperty(name)
})

test('describes a shop whose settings are missing', () => {
  const told = organization({ ...exampleContext(), settings: undefined })
  expect(told).toEqual({
    '@type': 'OnlineStore',
    '@id': 'https://shop.test/#shop',
    name: 'Shop',
    url: 'https://shop.test/',
  })
})

test.each([
  ['0500000000', '+966500000000'],
  ['+965 5000 0000', '+96550000000'],
  ['00966 11 000 0000', '+966110000000'],
  ['920000000', '+966920000000'],
])('writes the phone number %s as %s', (phone, telephone) => {
  expect(organization(exampleContext({ phone }))).toMatchObject({ contactPoint: { telephone } })
})
