import { pageTranslations } from '@zayy/database/schema/content'
import { testDatabase } from '@zayy/database/testing/test-database'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { cacheVersion } from '@zayy/platform/cache/cache-version-table'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listBlogs } from '../../content/list-blogs.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { plainImage, shopFolder } from '../import/testing/small-shop.ts'
import { changeContent, removeContent } from './change-content.ts'
import { type ContentKind, isImageField, isRichField } from './content-kinds.ts'
import { findArticleFields } from './find-article-fields.ts'
import { findGivenImages } from './find-given-images.ts'
import { listContent } from './list-content.ts'
import type { Fields } from './make-edit.ts'

const database = await testDatabase()
const { images } = await testImages()
const green = new Uint8Array(await plainImage('#00a000'))
const options = { by: 'noura', locale: 'en', dryRun: false } as const

const save = async (
  mode: 'add' | 'edit',
  kind: ContentKind,
  slug: string,
  fields: Fields,
  { dryRun = false } = {},
) => {
  const named = Object.entries(fields)
  const found = await findGivenImages(
    async (path) => (path === 'green.png' ? green : null),
    named.filter(([field]) => isImageField(field)).map(([, path]) => path),
    named.filter(([field]) => isRichField(field)).map(([, text]) => text),
  )
  const change = { kind, mode, slug, fields, images: found }
  return await changeContent({ database, images }, change, { ...options, dryRun })
}
const remove = (kind: ContentKind, slug: string) =>
  removeContent({ database, images }, { kind, slug }, options)
const fieldsOf = async (kind: ContentKind, slug: string) =>
  (await listContent(database, kind)).find((item) => item.slug === slug)?.fields
const order = async (kind: ContentKind) => (await listContent(database, kind)).map(({ slug }) => slug)
const everything = async () => [
  await Promise.all(
    (['pages', 'blogs', 'slides', 'sponsors'] as const).map((kind) => listContent(database, kind)),
  ),
  (await database.select().from(cacheVersion))[0]?.version,
]

beforeAll(async () => {
  const result = await importCatalogue(await shopFolder(), { database, images })
  expect(result).toMatchObject({ done: true })
})

const slide = {
  title_ar: 'عنوان',
  title_en: 'Title',
  description_ar: 'وصف',
  description_en: 'Words',
  image_ar: 'green.png',
  image_en: 'green.png',
  text: 'dark',
  link: 'category:medical',
}
const page = { title_ar: 'الوظائف', title_en: 'Jobs', content_ar: 'نص', content_en: 'Text' }
const post = {
  title_ar: 'الأثواب',
  title_en: 'Thobes',
  excerpt_ar: 'قصّات',
  excerpt_en: 'Cuts',
  content_ar: 'نص',
  content_en: 'Embroidered by hand',
  image: 'green.png',
  category: 'guides',
  date: '٢٠٢٦-١٠-١٤',
  featured: '1',
}

test.each<[ContentKind, string]>([
  ['pages', 'about'],
  ['blogs', 'measure'],
  ['slides', 'hero'],
  ['sponsors', 'salwan'],
])('changes nothing if the listed fields of %s are saved unchanged', async (kind, slug) => {
  const before = await everything()
  const shown = await fieldsOf(kind, slug)
  expect(await save('edit', kind, slug, shown ?? {})).toEqual({ kind: 'done', changes: [] })
  expect(await everything()).toEqual(before)
})

test('stores Markdown with images and sanitised HTML in a page', async () => {
  const fields = {
    content_en: '## Us\n\n![a tape](green.png)',
    content_ar: '<p onclick="x()">خصم 15%</p><script>1</script>',
  }
  expect(await save('edit', 'pages', 'about', fields)).toMatchObject({
    changes: [{ field: 'content_ar' }, { field: 'content_en' }],
  })
  const shown = await fieldsOf('pages', 'about')
  expect(shown?.content_en).toMatch(
    /^<h2>Us<\/h2>\n<p><img src="\/media\/[0-9a-f]{20}\/800.webp" alt="a tape" width="40"/,
  )
  expect(shown?.content_ar).toBe('<p>خصم <bdi dir="ltr">15%</bdi></p>')
  expect(await save('edit', 'pages', 'about', shown ?? {})).toMatchObject({ changes: [] })
  const [hash = ''] = /[0-9a-f]{20}/.exec(shown?.content_en ?? '') ?? []
  expect(await images.hasOriginal(hash)).toBe(true)
  const sources = await database
    .select({ markdown: pageTranslations.contentMarkdown })
    .from(pageTranslations)
    .where(eq(pageTranslations.pageId, 1))
    .orderBy(pageTranslations.locale)
  expect(sources).toEqual([{ markdown: null }, { markdown: fields.content_en }])
})

test('adds a page after the fixed pages, and removes it', async () => {
  expect(await save('add', 'pages', 'jobs', page)).toMatchObject({ kind: 'done' })
  expect((await listContent(database, 'pages')).at(-1)).toMatchObject({ id: 4, slug: 'jobs' })
  expect(await remove('pages', 'jobs')).toMatchObject({ kind: 'done' })
  expect(await order('pages')).toEqual(['about', 'privacy', 'terms'])
  const trail = await listChanges(database, { subject: 'jobs', most: 9 })
  expect(trail.map(({ by, action }) => [by, action])).toEqual([
    ['noura', 'pages.remove'],
    ['noura', 'pages.add'],
  ])
  expect(trail[1]?.details).toMatchObject({ 'title_en before': null, 'title_en after': 'Jobs' })
})

test('refuses more than 20 pages in addition to the fixed pages', async () => {
  await database.execute(sql`insert into pages (slug) select 'page-' || n from generate_series(1, 19) n`)
  await database.execute(sql`insert into page_translations (page_id, locale, title, content)
    select id, locale, slug, 'Text' from pages, unnest(enum_range(null::locale)) locale where slug like 'page-%'`)
  expect(await save('add', 'pages', 'jobs', page)).toMatchObject({ kind: 'done' })
  expect(await save('add', 'pages', 'hiring', page)).toMatchObject({
    issues: [{ column: 'hiring', reason: expect.stringContaining('at most 20') }],
  })
  expect(await save('edit', 'pages', 'jobs', { title_en: 'Work with us' })).toMatchObject({ kind: 'done' })
  await database.execute(sql`delete from pages where slug like 'page-%' or slug = 'jobs'`)
})

test('adds, moves and removes slides', async () => {
  expect(await save('add', 'slides', 'eid', { ...slide, position: '1' })).toMatchObject({ kind: 'done' })
  expect(await save('add', 'slides', 'school', slide)).toMatchObject({ kind: 'done' })
  expect(await order('slides')).toEqual(['eid', 'hero', 'school'])
  expect((await fieldsOf('slides', 'eid'))?.link).toMatch(/^\/Product-category\/\d+\/medical$/)
  const moved = await save('edit', 'slides', 'school', { position: '2', link: '' })
  expect(moved).toMatchObject({
    changes: [{ field: 'position', before: '3', after: '2' }, { field: 'link' }],
  })
  expect(await order('slides')).toEqual(['eid', 'school', 'hero'])
  expect(await remove('slides', 'eid')).toMatchObject({ kind: 'done' })
  expect(await order('slides')).toEqual(['school', 'hero'])
})

test('makes a post searchable, and keeps its id when it is added again', async () => {
  expect(await save('add', 'blogs', 'thobes', post)).toMatchObject({ kind: 'done' })
  const search = async () =>
    (await listBlogs(database, 'en', { page: 1, search: 'embroider', category: undefined })).data.map(
      ({ id }) => id,
    )
  const [first] = await listContent(database, 'blogs')
  expect(first).toMatchObject({ slug: 'thobes', fields: { date: '2026-10-14', featured: '1' } })
  expect(await search()).toEqual([first?.id])
  expect(await remove('blogs', 'thobes')).toMatchObject({ kind: 'done' })
  expect(await search()).toEqual([])
  expect(await save('add', 'blogs', 'thobes', { ...post, date: '' })).toMatchObject({ kind: 'done' })
  expect(await search()).toEqual([first?.id])
  expect(await fieldsOf('blogs', 'thobes')).toMatchObject({ date: '' })
})

test('reports the changes of a dry run without making them', async () => {
  const before = await everything()
  expect(await save('edit', 'sponsors', 'salwan', { name_en: 'Salwan Clinics' }, { dryRun: true })).toEqual({
    kind: 'done',
    changes: [{ field: 'name_en', before: 'Salwan', after: 'Salwan Clinics' }],
  })
  expect(await everything()).toEqual(before)
})

test.each<['add' | 'edit', ContentKind, string, Fields, string, RegExp]>([
  ['add', 'slides', 'hero', slide, 'hero', /already exists/],
  ['edit', 'slides', 'nothing', slide, 'nothing', /does not exist/],
  [
    'add',
    'sponsors',
    'Big Name',
    { name_ar: 'س', name_en: 'S', image: 'green.png' },
    'slug',
    /lower-case letters/,
  ],
  ['add', 'sponsors', 'big', { name_en: 'Big', image: 'green.png' }, 'name_ar', /is empty/],
  ['edit', 'sponsors', 'salwan', { name_de: 'S' }, 'name_de', /is not a field/],
  ['edit', 'sponsors', 'salwan', { image: 'red.png' }, 'image', /does not exist or cannot be read/],
  ['edit', 'sponsors', 'salwan', { image: `/media/${'0'.repeat(20)}/800.webp` }, 'image', /does not exist/],
  ['edit', 'sponsors', 'salwan', { position: '0' }, 'position', /from 1 to 1000/],
  ['edit', 'sponsors', 'salwan', { position: '1\u200f2' }, 'position', /from 1 to 1000/],
  ['edit', 'slides', 'hero', { link: 'javascript:alert(1)' }, 'link', /has to be category/],
  ['edit', 'slides', 'hero', { text: 'grey' }, 'text', /light or dark/],
  [
    'edit',
    'blogs',
    'measure',
    { category: 'news' },
    'category',
    /"news", which the shop does not have: correct/,
  ],
  ['edit', 'blogs', 'measure', { category: 'أدلة' }, 'category', /did you mean guides\?/],
  ['edit', 'slides', 'hero', { link: 'category:Medikal' }, 'link', /did you mean medical\?/],
  ['edit', 'blogs', 'measure', { date: '2026-02-30' }, 'date', /a day such as/],
  ['edit', 'pages', 'about', { content_en: '<script>1</script>' }, 'content_en', /is empty/],
  ['edit', 'pages', 'about', { content_en: 'a'.repeat(200_001) }, 'content_en', /200001 characters/],
  ['edit', 'pages', 'about', { content_en: '![](red.png)' }, 'content_en', /"red.png"/],
  ['edit', 'pages', 'about', { title_en: 'Within {dayz}' }, '', /names \{dayz\}/],
  [
    'edit',
    'pages',
    'about',
    { title_en: 'a'.repeat(101) },
    'title_en',
    /101 characters long; the most is 100/,
  ],
  ['add', 'pages', 'Jobs', page, 'slug', /up to 64 lower-case letters/],
  ['add', 'pages', 'a'.repeat(65), page, 'slug', /up to 64 lower-case letters/],
  ['add', 'pages', '2027', page, 'slug', /at least one letter/],
  ['add', 'pages', 'checkout', page, 'slug', /one of the shop’s own pages/],
])('refuses to %s %s %s %j, and changes nothing', async (mode, kind, slug, fields, column, reason) => {
  const before = await everything()
  const result = await save(mode, kind, slug, fields)
  if (result.kind !== 'refused') throw new Error('was not refused')
  expect(result.issues.map((issue) => [issue.column ?? '', issue.reason])).toEqual([
    [column, expect.stringMatching(reason)],
  ])
  expect(await everything()).toEqual(before)
})

test('refuses to remove the fixed pages', async () => {
  expect(await remove('pages', 'terms')).toMatchObject({ issues: [{ column: 'terms' }] })
  expect(await order('pages')).toContain('terms')
})

test('reads the fields of a text file with or without front matter', () => {
  const markdown = '---\ntitle: Thobes\nimage: x.webp\n---\n\nText'
  const english = findArticleFields('a.md', markdown, 'en', 'en')
  expect(english).toEqual({ fields: { title_en: 'Thobes', content_en: 'Text' } })
  const arabic = findArticleFields('a.md', markdown, 'ar', 'en')
  expect(arabic).toEqual({ fields: { title_ar: 'Thobes', image: 'x.webp', content_ar: 'Text' } })
  expect(findArticleFields('a.html', '<p>Text</p>\r\n', 'en', 'en')).toEqual({
    fields: { content_en: '<p>Text</p>' },
  })
  expect(findArticleFields('a.md', '---\ncolour: red\n---\nText', 'ar', 'en')).toMatchObject({
    issues: [{ row: 2, column: 'colour' }],
  })
})
