import { blogStems } from '@zayy/domain/content/blog-stems'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { listBlogs } from './list-blogs.ts'

const database = await demoDatabase()

const find = async (search: string, category?: number) =>
  (await listBlogs(database, 'en', { page: 1, search, category })).data.map(({ id }) => id)

async function texts(): Promise<{ id: number; text: string }[]> {
  const { rows } = await database.$client.query(`
    select b.id, string_agg(t.title || ' ' || t.excerpt || ' ' || t.content, ' ') as text
    from blogs b join blog_translations t on t.blog_id = b.id
    where not b.hidden group by b.id order by b.written_on desc nulls last, b.id`)
  return rows
}

test.each(['uniform', 'unif', 'المقاس', 'uniform المقاس', 'الزي', '  '])(
  'a search for «%s» finds the posts with words that begin so, newest first',
  async (search) => {
    const wanted = blogStems([{ title: search, excerpt: '', content: '' }])
    const expected = (await texts())
      .filter(({ text }) => {
        const held = blogStems([{ title: '', excerpt: '', content: text }])
        return wanted.every((stem) => held.some((word) => word.startsWith(stem)))
      })
      .map(({ id }) => id)
    expect(await find(search)).toEqual(expected.slice(0, 9))
    expect(expected.length).toBeGreaterThan(0)
  },
)

test.each([
  'xyzzy',
  "'",
  "a' | 'b",
  ':*',
  '& !',
  'x\\',
  '()',
  'e\u0301\u0316',
  'a'.repeat(200),
  Array(100).fill('of').join(' '),
])('treats any text as a search (%s)', async (search) => {
  expect(Array.isArray(await find(search))).toBe(true)
})

test('a search stays within its category', async () => {
  const { rows } = await database.$client.query('select id, category_id from blogs where not hidden')
  const category = rows[0].category_id
  for (const id of await find('uniform', category))
    expect(rows.find((row) => row.id === id)?.category_id).toBe(category)
})

test('searches a large blog through the index, not the texts', async () => {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    const { rows } = await transaction.execute(
      sql`explain select id from blogs where search_stems @@ to_tsquery('simple', 'uniform:*')`,
    )
    expect(JSON.stringify(rows)).toContain('blogs_stems')
  })
})
