import { products } from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { blogCategories, blogCategoryTranslations } from '@zayy/database/schema/content'
import { isFixedPage, MAX_OWN_PAGES } from '@zayy/domain/content/pages'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, not } from 'drizzle-orm'
import { slug as slugCell } from '../import/read/cells.ts'
import { pageSlug } from '../import/read/page-cells.ts'
import { cleanCell, readCell } from '../import/read/read-cell.ts'
import { contentCells, type NamedRows } from './content-cells.ts'
import {
  type ContentField,
  type ContentItem,
  type ContentKind,
  contentFields,
  isImageField,
  isRichField,
} from './content-kinds.ts'
import { type FoundImages, givenImages } from './find-given-images.ts'
import { listContent } from './list-content.ts'
import { selectSettingTexts } from './list-settings.ts'
import {
  type EditContext,
  type EditedShop,
  type EditOptions,
  type EditResult,
  type Fields,
  fieldChanges,
  makeEdit,
} from './make-edit.ts'
import { selectIds } from './select-ids.ts'
import { addNewIssues, settingIssues } from './setting-rules.ts'
import { storeContent, unstoreContent } from './store-content.ts'

/**
 * An item to add, or fields of an existing item. Missing fields stay unchanged.
 * @property fields texts as the owner types them
 * @property images images named in the fields
 */
export type ContentChange = {
  kind: ContentKind
  mode: 'add' | 'edit'
  slug: string
  fields: Fields
  images: FoundImages
}

/** Adds or changes a page, post, slide or sponsor by the rules of the import. */
export async function changeContent(
  shop: EditedShop,
  { kind, mode, slug, fields, images: found }: ContentChange,
  options: EditOptions,
): Promise<EditResult> {
  const trail = { action: `${kind}.${mode}`, subject: slug }
  return await makeEdit(shop, options, trail, async (context) => {
    const { transaction, tables, issues } = context
    const before = await itemOf(transaction, kind, slug)
    if (mode === 'add' ? before : !before) {
      issues.add({ file: '', column: slug }, ({ content }) => (before ? content.exists : content.unknown))
      return { changes: [] }
    }
    if (mode === 'add' && kind === 'pages' && (await countOwnPages(transaction)) >= MAX_OWN_PAGES)
      issues.add({ file: '', column: slug }, ({ content }) => content.tooManyPages(`${MAX_OWN_PAGES}`))
    const settings = await selectSettingTexts(transaction)
    const known = await settingIssues(transaction, settings, options.locale)
    const images = await givenImages(transaction, tables, found)
    const cells = contentCells(images, await namedRows(transaction), kind, riyadhDay(Date.now()))
    const values = readFields(context, { kind, mode, slug, fields }, before?.fields, cells)
    if (issues.count > 0) return { changes: [] }
    await storeContent(context, kind, slug, values)
    addNewIssues(issues, known, await settingIssues(transaction, settings, options.locale))
    const after = await itemOf(transaction, kind, slug)
    return { changes: fieldChanges(before?.fields ?? null, after?.fields ?? null), images }
  })
}

/** Parses the given fields that differ from `before`; for a new item all fields, since some are mandatory. */
function readFields(
  { issues }: EditContext,
  { kind, mode, slug, fields }: Omit<ContentChange, 'images'>,
  before: Fields | undefined,
  cells: ReturnType<typeof contentCells>,
): Map<string, unknown> {
  const names: readonly ContentField[] = contentFields[kind]
  const values = new Map<string, unknown>()
  const cellRef = (column: string) => ({ file: '', row: null, column })
  readCell(kind === 'pages' ? pageSlug : slugCell, slug, cellRef('slug'), issues)
  for (const field of Object.keys(fields)) {
    if (!names.some((name) => name === field)) issues.add(cellRef(field), ({ content }) => content.noField)
  }
  for (const field of names) {
    const typed = fields[field] ?? (mode === 'add' ? '' : undefined)
    if (typed === undefined) continue
    const text = isImageField(field) || isRichField(field) ? typed : cleanCell(typed)
    if (text === before?.[field]) continue
    const isWithout = kind === 'pages' && field === 'image' && text === ''
    const read = isWithout ? { value: null } : readCell(cells[field], text, cellRef(field), issues)
    if (read) values.set(field, read.value)
  }
  return values
}

async function itemOf(executor: Executor, kind: ContentKind, slug: string): Promise<ContentItem | undefined> {
  return (await listContent(executor, kind)).find((item) => item.slug === slug)
}

async function countOwnPages(executor: Executor): Promise<number> {
  return (await listContent(executor, 'pages')).filter(({ slug }) => !isFixedPage(slug)).length
}

async function namedRows(executor: Executor): Promise<NamedRows> {
  const [ofCategories, ofBlogCategories] = [categoryTranslations, blogCategoryTranslations]
  return {
    categories: {
      ids: await selectIds(executor, categories, categories.slug),
      named: await executor
        .select({ key: categories.slug, name: ofCategories.name })
        .from(categories)
        .innerJoin(ofCategories, eq(ofCategories.categoryId, categories.id))
        .where(not(categories.hidden)),
    },
    products: { ids: await selectIds(executor, products, products.sku), named: [] },
    blogCategories: {
      ids: await selectIds(executor, blogCategories, blogCategories.slug),
      named: await executor
        .select({ key: blogCategories.slug, name: ofBlogCategories.name })
        .from(blogCategories)
        .innerJoin(ofBlogCategories, eq(ofBlogCategories.categoryId, blogCategories.id))
        .where(not(blogCategories.hidden)),
    },
  }
}

/** Removes a page, post, slide or sponsor. Refuses to remove the fixed pages. */
export async function removeContent(
  shop: EditedShop,
  { kind, slug }: { kind: ContentKind; slug: string },
  options: EditOptions,
): Promise<EditResult> {
  return await makeEdit(shop, options, { action: `${kind}.remove`, subject: slug }, async (context) => {
    const item = await itemOf(context.transaction, kind, slug)
    const isFixed = kind === 'pages' && isFixedPage(slug)
    if (!item || isFixed) {
      context.issues.add({ file: '', column: slug }, ({ content }) =>
        isFixed ? content.fixed : content.unknown,
      )
      return { changes: [] }
    }
    await unstoreContent(context, kind, slug)
    return { changes: fieldChanges(item.fields, null) }
  })
}
