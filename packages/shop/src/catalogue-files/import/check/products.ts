import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue } from '../read/catalogue.ts'

type Parts = Pick<
  Catalogue,
  'categories' | 'sizeCharts' | 'products' | 'colours' | 'sizes' | 'tiers' | 'photos'
>

/** A product is whole: it has colours, sizes, tiers and photos, of itself; its brand is one. */
export function checkProducts(parts: Parts, issues: ImportIssues): void {
  const { categories, products, colours, sizes, tiers, photos } = parts
  const firstMenu = categories.lines.find(({ values }) => values.menu)?.values.slug
  const brands = new Set(
    categories.lines.filter(({ values }) => values.parent === firstMenu).map(({ values }) => values.slug),
  )
  for (const { row, values } of products.lines) {
    const cellRef = { file: products.file, row }
    for (const part of [colours, sizes, tiers, photos]) {
      if (!part.keys.has(values.sku)) {
        issues.add({ ...cellRef, column: 'sku' }, (messages) =>
          messages.products.noLine(values.sku, part.file),
        )
      }
    }
    const { brand } = values
    if (brand && !brands.has(brand) && !categories.invalidKeys.has(brand)) {
      issues.add({ ...cellRef, column: 'brand' }, (messages) => messages.products.brand(brand))
    }
  }
  checkPhotos(parts, issues)
  checkSizeCharts(parts.sizeCharts, issues)
}

function checkPhotos({ photos, colours }: Parts, issues: ImportIssues): void {
  const pairs = new Set(colours.lines.map(({ values }) => `${values.product}/${values.colour}`))
  const roles = new Map<string, number>()
  for (const { row, values } of photos.lines) {
    const { product, colour, role } = values
    if (colour && !pairs.has(`${product}/${colour}`) && !colours.invalidKeys.has(product)) {
      issues.add({ file: photos.file, row, column: 'colour' }, (messages) =>
        messages.products.colour(colour, product, colours.file),
      )
    }
    const first = roles.get(`${product}/${role}`)
    if (role !== 'gallery' && first) {
      issues.add({ file: photos.file, row, column: 'role' }, (messages) =>
        messages.products.role(role, `${first}`),
      )
    }
    roles.set(`${product}/${role}`, first ?? row)
  }
}

/** Every size of a chart has a value in every column, and a column the same name in both languages. */
function checkSizeCharts({ file, lines, invalidKeys }: Parts['sizeCharts'], issues: ImportIssues): void {
  for (const [chart, cells] of Map.groupBy(lines, ({ values }) => values.chart)) {
    if (invalidKeys.has(chart)) continue
    const columns = new Map<string, string>()
    for (const { row, values } of cells) {
      const arabic = columns.get(values.column_en) ?? values.column_ar
      columns.set(values.column_en, arabic)
      if (arabic !== values.column_ar) {
        issues.add({ file, row, column: 'column_ar' }, (messages) =>
          messages.products.chartName(values.column_ar, arabic),
        )
      }
    }
    for (const [size, own] of Map.groupBy(cells, ({ values }) => values.size)) {
      const missing = [...columns.keys()].filter(
        (column) => !own.some(({ values }) => values.column_en === column),
      )
      if (missing.length > 0) {
        issues.add({ file, row: own[0]?.row ?? null, column: 'size' }, (messages) =>
          messages.products.chartSize(size, chart, missing),
        )
      }
    }
  }
}
