import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'
import { exampleContext, exampleSettings } from './testing/example-context.ts'

const { locale, origin, messages } = exampleContext()
const withSettings = (settings: Partial<typeof exampleSettings>) => [
  { context: { locale, origin, messages }, loaderData: { ...exampleSettings, ...settings } },
]
const matches = withSettings({})

const contentOf = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.flatMap((meta) =>
    'content' in meta &&
    (('name' in meta && meta.name === name) || ('property' in meta && meta.property === name))
      ? [meta.content]
      : [],
  )

test('cuts a long description between two words', () => {
  const description = `${'uniforms '.repeat(17)}and, finally, hats`
  const [told = ''] = contentOf(
    pageHead(matches, { title: 'Hats', path: '/hats' }, { description }),
    'description',
  )
  expect(told).toMatch(/ uniforms and…$/)
  expect(told.length).toBeLessThanOrEqual(160)
})

test('takes the image of the page in card size, or the logo of the shop', () => {
  const image = { url: '/media/0123/800.webp', alt: 'A hat' }
  const own = pageHead(matches, { title: 'Hats', path: '/hats' }, { description: 'Hats', image })
  expect(contentOf(own, 'og:image')).toEqual(['https://shop.test/media/0123/1200x630.jpg'])
  expect(contentOf(own, 'og:image:alt')).toEqual(['A hat'])
  const shops = pageHead(matches, { title: 'Hats', path: '/hats' })
  expect(contentOf(shops, 'og:image')).toEqual(['https://shop.test/media/l/1200x630.jpg'])
  expect(contentOf(shops, 'og:image:alt')).toEqual(['Logo: Zayy'])
  expect(contentOf(shops, 'twitter:card')).toEqual(['summary_large_image'])
})

test('has no image if the shop has no logo', () => {
  const head = pageHead(withSettings({ logo: '' }), { title: 'Hats', path: '/hats' })
  expect(contentOf(head, 'og:image')).toEqual([])
  expect(contentOf(head, 'twitter:card')).toEqual(['summary'])
})

test('omits URLs and structured data of a noindex page', () => {
  const jsonLd = [{ '@type': 'Thing' }] as const
  const head = pageHead(
    matches,
    { title: 'Cart', path: '/cart', noindex: true },
    { description: 'Cart', jsonLd },
  )
  expect(head.links).toEqual([])
  expect(contentOf(head, 'robots')).toEqual(['noindex'])
  expect(contentOf(head, 'og:url')).toEqual([])
  expect(head.meta.some((meta) => 'script:ld+json' in meta)).toBe(false)
})

test.each([
  ['Hats', 'Hats | Zayy'],
  ['h'.repeat(61), 'h'.repeat(61)],
])('completes the title "%s" to "%s"', (title, told) => {
  expect(pageHead(matches, { title, path: '/hats' }).meta[0]).toEqual({ title: told })
})

test.each([
  [null, 'Zayy | Online shop'],
  ['Uniforms for work and school.', 'Zayy | Uniforms for work and school'],
  ['Uniforms for work, school and hospitality, cut for everybody.', 'Zayy | Online shop'],
])('completes the title of the home page with what the shop sells: %j', (shopAbout, told) => {
  expect(pageHead(withSettings({ shopAbout }), { title: '', path: '/' }).meta[0]).toEqual({ title: told })
})
