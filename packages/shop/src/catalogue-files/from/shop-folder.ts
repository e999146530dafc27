import { foldText } from '@zayy/domain/text/fold'
import { FreeNames, latinSlug } from '@zayy/domain/text/latin-slug'
import { csvOf, type ExportedTable, exportedTable, writeInFolder } from '../export/exported-files.ts'
import { MAX_LEVELS } from '../import/check/categories.ts'
import { bothLanguages, oneLine, type Texts } from './bilingual.ts'
import { NOTES_FILE, type Note, type Notes } from './notes.ts'
import type { ShopProduct } from './shop-product.ts'

/** Never shown, because a product without a photo is hidden. */
const PLACEHOLDER = 'no-photo.svg'
const PLACEHOLDER_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500"><rect width="1200" height="1500" fill="#eceae5"/></svg>'

const OTHER: Texts = { ar: 'منتجات أخرى', en: 'Other products' }

/** Categories of a product. */
const MAX_CATEGORIES = 50

type Category = { slug: string; parent: string; name: Texts; image: string }

/**
 * @property pictures path in `pictures/` by address
 * @property today YYYY-MM-DD in Riyadh
 * @property headings of the file of notes
 */
type FolderOptions = {
  pictures: ReadonlyMap<string, string>
  notes: Notes
  today: string
  headings: readonly string[]
}

/** Writes the products in the form of the import folder (docs/import.md). A product without a photo is hidden. */
export async function writeShopFolder(
  folder: string,
  products: readonly ShopProduct[],
  options: FolderOptions,
): Promise<void> {
  const { pictures, notes } = options
  const photosOf = (product: ShopProduct) =>
    product.photos.flatMap((photo) => {
      const file = pictures.get(photo.address)
      return file === undefined ? [] : [{ ...photo, file }]
    })
  let lacksPhoto = false
  for (const product of products) {
    if (photosOf(product).length > 0) continue
    lacksPhoto = true
    notes.add('noPhoto', { row: product.row, product: product.source.name })
  }
  const categories = categoryTree(products, (product) => photosOf(product)[0]?.file ?? null, notes)
  for (const table of tablesOf(products, options, categories, photosOf)) {
    await writeInFolder(folder, table.file, csvOf(table))
  }
  if (lacksPhoto || categories.rows.some(({ image }) => image === PLACEHOLDER))
    await writeInFolder(folder, `pictures/${PLACEHOLDER}`, PLACEHOLDER_SVG)
  await writeInFolder(folder, NOTES_FILE, csvOf(noteTable(notes.all(), options.headings)))
}

type Categories = { rows: Category[]; of(product: ShopProduct): string[] }

/** The categories that products name, parents first, each with a picture of one of its products. */
function categoryTree(
  products: readonly ShopProduct[],
  photoOf: (product: ShopProduct) => string | null,
  notes: Notes,
): Categories {
  const bySpelling = new Map<string, Category>()
  const slugs = new FreeNames()
  const made = new Map<ShopProduct, string[]>()
  for (const product of products) {
    const { categories } = product.source
    const isCut = categories.length > MAX_CATEGORIES || categories.some((path) => path.length > MAX_LEVELS)
    if (isCut) notes.add('tooManyCategories', { row: product.row, product: product.source.name })
    const paths = categories.length > 0 ? categories.slice(0, MAX_CATEGORIES) : [[]]
    const photo = photoOf(product)
    const own = paths.map((path) => {
      let key = ''
      let parent = ''
      for (const text of path.length > 0 ? path.slice(0, MAX_LEVELS) : [null]) {
        key = `${key}\n${text === null ? '' : foldText(text) || text}`
        let category = bySpelling.get(key)
        if (!category) {
          const named =
            text === null ? { texts: OTHER, isTranslated: true, isCut: false } : bothLanguages(text)
          if (text === null) notes.add('noCategory', { row: product.row, product: product.source.name })
          else if (!named.isTranslated) notes.add('translateCategory', { row: product.row, value: text })
          if (named.isCut) notes.add('nameCut', { row: product.row, value: text ?? '' })
          const slug = slugs.take(latinSlug(named.texts.en) || 'category')
          category = { slug, parent, name: named.texts, image: PLACEHOLDER }
          bySpelling.set(key, category)
        }
        if (category.image === PLACEHOLDER && photo) category.image = photo
        parent = category.slug
      }
      return { slug: parent, depth: path.length, key }
    })
    // The most exact category first; its ancestors follow from it.
    const ordered = own.toSorted((a, b) => b.depth - a.depth)
    const kept = ordered.filter(
      ({ key }, index) => !ordered.some((other, at) => at < index && `${other.key}\n`.startsWith(`${key}\n`)),
    )
    made.set(product, [...new Set(kept.map(({ slug }) => slug))])
  }
  return { rows: [...bySpelling.values()], of: (product) => made.get(product) ?? [] }
}

type Photo = ShopProduct['photos'][number] & { file: string }

function tablesOf(
  products: readonly ShopProduct[],
  { pictures, today }: FolderOptions,
  categories: Categories,
  photosOf: (product: ShopProduct) => Photo[],
): ExportedTable[] {
  return [
    exportedTable(
      'categories.csv',
      categories.rows.map(({ slug, parent, name, image }) => [
        slug,
        parent,
        0,
        name.ar,
        name.en,
        '',
        '',
        image,
        '',
      ]),
    ),
    exportedTable(
      'products.csv',
      products.map((product) => {
        const { sku, name, description, men, women, children } = product
        const [category, ...also] = categories.of(product)
        const status = product.isLive && photosOf(product).length > 0 ? 'live' : 'hidden'
        return [
          ...[sku, category, '', also.join(';'), name.ar, name.en, description.ar, description.en],
          ...[men, women, children, '', 0, today, '', status, searchWords(product)],
        ]
      }),
    ),
    exportedTable(
      'colours.csv',
      products.flatMap((product) =>
        product.colours.map(({ slug, name, code, address }) => {
          const image = pictures.get(address) ?? photosOf(product)[0]?.file ?? PLACEHOLDER
          return [product.sku, slug, name.ar, name.en, code, image]
        }),
      ),
    ),
    exportedTable(
      'sizes.csv',
      products.flatMap(({ sku, sizes }) => sizes.map((size) => [sku, size])),
    ),
    exportedTable(
      'tiers.csv',
      products.map(({ sku, mostPieces, price }) => [sku, 1, mostPieces, price]),
    ),
    exportedTable(
      'photos.csv',
      products.flatMap((product) => {
        const photos = photosOf(product)
        const { sku, name } = product
        if (photos.length === 0) return [[sku, '', PLACEHOLDER, name.ar, name.en, 'main']]
        return photos.map(({ colour, file, alt }, index) => [
          sku,
          colour,
          file,
          alt.ar,
          alt.en,
          index === 0 ? 'main' : 'gallery',
        ])
      }),
    ),
    exportedTable(
      'attributes.csv',
      products.flatMap(({ sku, attributes }) =>
        attributes.map(({ name, value }) => [sku, name.ar, name.en, value.ar, value.en]),
      ),
    ),
  ]
}

/** Characters of the cell. */
const MAX_SEARCH_WORDS = 1_000

function searchWords({ source: { tags } }: ShopProduct): string {
  let words = ''
  for (const tag of tags) {
    const next = words === '' ? oneLine(tag) : `${words}, ${oneLine(tag)}`
    if (next.length > MAX_SEARCH_WORDS) break
    words = next
  }
  return words
}

function noteTable(notes: readonly Note[], headings: readonly string[]): ExportedTable {
  return {
    file: NOTES_FILE,
    headings,
    rows: notes.map(({ row, product, field, value, reason }) => [row, product, field, value, reason]),
  }
}
