import { blogCategories } from '@zayy/database/schema/content'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoDatabase } from '../testing/demo-database.ts'
import { listBlogCategories } from './list-blog-categories.ts'

test('lists no category that has left the files', async () => {
  const database = await demoDatabase()
  const names = async () => (await listBlogCategories(database, 'en')).map(({ name }) => name)
  expect(await names()).toContain('Guides')
  await database.update(blogCategories).set({ hidden: true }).where(eq(blogCategories.slug, 'guides'))
  expect(await names()).not.toContain('Guides')
})
