import { sizeKey } from '@zayy/domain/cart/paste/match-size'
import { toDecimal } from '@zayy/domain/money'
import { foldText } from '@zayy/domain/text/fold'
import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue, CatalogueFrame } from '../read/catalogue.ts'
import type { FolderImage } from '../read/image-folder.ts'
import { cellOf, type Origin } from '../read/table.ts'

type Parts = Pick<Catalogue, 'products' | 'colours' | 'sizes' | 'tiers' | 'photos'>

/** Codes kept per table of products without rows: more than an issue names. */
const MAX_WITHOUT = 10

/** Checks, batch by batch, that each product has colours, sizes, tiers and photos, and that its brand is a brand. */
export function productChecks({ categories, sizeCharts }: CatalogueFrame, issues: ImportIssues) {
  const firstMenu = categories.lines.find(({ values }) => values.menu)?.values.slug
  const brands = new Set(
    categories.lines.filter(({ values }) => values.parent === firstMenu).map(({ values }) => values.slug),
  )
  const withoutLines = new Map<string, string[]>()
  checkSizeCharts(sizeCharts, issues)
  return {
    async add(parts: Parts): Promise<void> {
      const { products, colours, sizes, tiers, photos } = parts
      for (const line of products.lines) {
        const { values } = line
        for (const [column, part] of Object.entries({ colours, sizes, tiers, photos })) {
          if (part.keys.has(values.sku)) continue
          if (line.at.stored !== undefined) {
            const own = withoutLines.get(part.file)
            if (!own) withoutLines.set(part.file, [values.sku])
            else if (own.length < MAX_WITHOUT) own.push(values.sku)
          } else
            issues.add(cellOf(line, 'sku'), (messages) =>
              messages.products.noLine(values.sku, part.file, column),
            )
        }
        const { brand } = values
        if (brand && !brands.has(brand) && !categories.invalidKeys.has(brand)) {
          issues.add(cellOf(line, 'brand'), (messages) => messages.products.brand(brand))
        }
      }
      await checkSame(sizes, 'name', { columns: ['name'], folded: sizeKey }, issues)
      await checkSame(colours, 'colour', { columns: ['name_ar', 'name_en'], folded: foldText }, issues)
      checkTiers(tiers, issues)
      checkPhotos(parts, issues)
    },
    finish(): void {
      for (const [file, skus] of withoutLines)
        issues.add({ file }, (messages) => messages.products.noLines(skus))
    },
  }
}

/**
 * Checks that buyers can tell the sizes and the colours of a product apart: `S` and `s` are one size. A shop keeps those that it
 * has already, or it could not import its own export.
 * @param columns what buyers read
 */
async function checkSame<Column extends string, Values extends { product: string } & Record<Column, string>>(
  {
    lines,
    stored,
  }: { lines: readonly { at: Origin; values: Values }[] } & Pick<Catalogue['sizes'], 'stored'>,
  column: Column,
  { columns, folded }: { columns: readonly Column[]; folded: (text: string) => string },
  issues: ImportIssues,
): Promise<void> {
  // Folding takes longest, and products share their sizes.
  const known = new Map<string, string>()
  const first = new Map<string, Values>()
  const shown = (text: (column: Column) => string) => columns.map(text).join('/')
  const shownIn = (values: Values) => shown((name) => values[name])
  const isStored = async (values: Values) => {
    const line = await stored(`${values.product} / ${values[column]}`)
    return line !== undefined && shown(line) === shownIn(values)
  }
  for (const line of lines) {
    const { at, values } = line
    const text = shownIn(values)
    const own = known.get(text) ?? folded(text)
    known.set(text, own)
    const key = `${values.product}/${own}`
    const other = first.get(key)
    if (other === undefined) first.set(key, values)
    // The same text twice is an issue already.
    else if (at.stored === undefined && other[column] !== values[column]) {
      if ((await isStored(other)) && (await isStored(values))) continue
      issues.add(cellOf(line, column), (messages) => messages.products.same(values[column], other[column]))
    }
  }
}

function checkPhotos({ photos, colours }: Parts, issues: ImportIssues): void {
  const pairs = new Set(colours.lines.map(({ values }) => `${values.product}/${values.colour}`))
  const roles = new Map<string, number | null>()
  for (const line of photos.lines) {
    const { product, colour, role } = line.values
    if (colour && !pairs.has(`${product}/${colour}`) && !colours.invalidKeys.has(product)) {
      issues.add(cellOf(line, 'colour'), (messages) =>
        messages.products.colour(colour, product, colours.file),
      )
    }
    const first = roles.get(`${product}/${role}`)
    if (role !== 'gallery' && first !== undefined) {
      issues.add(cellOf(line, 'role'), (messages) => messages.products.role(role, `${first}`))
    }
    roles.set(`${product}/${role}`, first ?? line.at.row)
  }
}

/** Checks that each size of a chart has a value in every column, and that each column has one Arabic name. */
function checkSizeCharts({ lines, invalidKeys }: CatalogueFrame['sizeCharts'], issues: ImportIssues): void {
  for (const [chart, cells] of Map.groupBy(lines, ({ values }) => values.chart)) {
    if (invalidKeys.has(chart)) continue
    const columns = new Map<string, string>()
    for (const line of cells) {
      const { values } = line
      const arabic = columns.get(values.column_en) ?? values.column_ar
      columns.set(values.column_en, arabic)
      if (arabic !== values.column_ar) {
        issues.add(cellOf(line, 'column_ar'), (messages) =>
          messages.products.chartName(values.column_ar, arabic),
        )
      }
    }
    for (const [size, own] of Map.groupBy(cells, ({ values }) => values.size)) {
      const [first] = own
      const missing = [...columns.keys()].filter(
        (column) => !own.some(({ values }) => values.column_en === column),
      )
      if (first && missing.length > 0) {
        issues.add(cellOf(first, 'size'), (messages) => messages.products.chartSize(size, chart, missing))
      }
    }
  }
}

/** Pixels. Narrower photos are blurred even on a phone. */
const MIN_WIDTH = 600

/**
 * Returns a function that warns of product photos that are too small to zoom. It asks only about new ones.
 * @param known hashes of the shop's images
 */
export function smallPhotoWarnings(
  found: ReadonlyMap<string, FolderImage>,
  known: ReadonlySet<string>,
  issues: ImportIssues,
): (photos: Pick<Catalogue['photos'], 'lines'>) => void {
  const told = new Set<string>()
  return ({ lines }) => {
    for (const line of lines) {
      const image = found.get(line.values.file.image)
      if (!image || image.format === 'svg' || image.width >= MIN_WIDTH || told.has(image.path)) continue
      told.add(image.path)
      issues.warn(
        cellOf(line, 'file'),
        ({ warnings }) => warnings.smallPhoto(image.path, `${image.width}`),
        !known.has(image.hash),
      )
    }
  }
}

/** Checks that the tiers of a product have no gap and no overlap. Warns if a larger quantity has a higher price. */
function checkTiers(tiers: Catalogue['tiers'], issues: ImportIssues): void {
  for (const line of tiers.lines) {
    const { values } = line
    if (values.to < values.from) {
      issues.add(cellOf(line, 'to'), (messages) => messages.tiers.turned(`${values.to}`, `${values.from}`))
    }
  }
  const byProduct = Map.groupBy(tiers.lines, ({ values }) => values.product)
  for (const [product, lines] of byProduct) {
    if (tiers.invalidKeys.has(product)) continue
    const ordered = lines.toSorted((a, b) => a.values.from - b.values.from)
    for (const [index, line] of ordered.entries()) {
      const { values } = line
      const previous = ordered[index - 1]
      if (previous && values.price > previous.values.price) {
        const prices = [toDecimal(values.price), toDecimal(previous.values.price)] as const
        issues.warn(
          cellOf(line, 'price'),
          ({ warnings }) => warnings.dearer(...prices, `${previous.at.row}`),
          true,
        )
      }
      if (!previous || values.from === previous.values.to + 1) continue
      const { from, to } = previous.values
      issues.add(cellOf(line, 'from'), ({ tiers: { gap, overlap } }) =>
        (values.from > to ? gap : overlap)(`${values.from}`, `${from}`, `${to}`, `${previous.at.row}`),
      )
    }
  }
}
