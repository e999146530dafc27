import type { Faults } from './faults.ts'
import { grouped } from './grouped.ts'
import type { Catalogue } from './read-catalogue.ts'

type Parts = Pick<
  Catalogue,
  'categories' | 'sizeCharts' | 'products' | 'colours' | 'sizes' | 'tiers' | 'photos'
>

/** A product is whole: it has colours, sizes, tiers and photos, of itself; its brand is one. */
export function checkProducts(parts: Parts, faults: Faults): void {
  const { categories, products, colours, sizes, tiers, photos } = parts
  const firstMenu = categories.lines.find(({ values }) => values.menu)?.values.slug
  const brands = new Set(
    categories.lines.filter(({ values }) => values.parent === firstMenu).map(({ values }) => values.slug),
  )
  for (const { row, values } of products.lines) {
    const place = { file: products.file, row }
    for (const part of [colours, sizes, tiers, photos]) {
      if (!part.keys.has(values.sku)) {
        faults.add({ ...place, column: 'sku' }, `is "${values.sku}", which has no line in ${part.file}`)
      }
    }
    if (values.brand && !brands.has(values.brand) && !categories.faultyKeys.has(values.brand)) {
      faults.add(
        { ...place, column: 'brand' },
        `names "${values.brand}", which does not lie below the first menu category`,
      )
    }
  }
  checkPhotos(parts, faults)
  checkSizeCharts(parts.sizeCharts, faults)
}

function checkPhotos({ photos, colours }: Parts, faults: Faults): void {
  const pairs = new Set(colours.lines.map(({ values }) => `${values.product}/${values.colour}`))
  const roles = new Map<string, number>()
  for (const { row, values } of photos.lines) {
    const { product, colour, role } = values
    if (colour && !pairs.has(`${product}/${colour}`) && !colours.faultyKeys.has(product)) {
      faults.add(
        { file: photos.file, row, column: 'colour' },
        `names "${colour}", which is no colour of ${product} in ${colours.file}`,
      )
    }
    const first = roles.get(`${product}/${role}`)
    if (role !== 'gallery' && first) {
      faults.add(
        { file: photos.file, row, column: 'role' },
        `is ${role}, as in row ${first}; a product has one`,
      )
    }
    roles.set(`${product}/${role}`, first ?? row)
  }
}

/** Every size of a chart has a value in every column, and a column the same name in both languages. */
function checkSizeCharts({ file, lines, faultyKeys }: Parts['sizeCharts'], faults: Faults): void {
  for (const [chart, cells] of grouped(lines, ({ values }) => values.chart)) {
    if (faultyKeys.has(chart)) continue
    const columns = new Map<string, string>()
    for (const { row, values } of cells) {
      const arabic = columns.get(values.column_en) ?? values.column_ar
      columns.set(values.column_en, arabic)
      if (arabic !== values.column_ar) {
        faults.add(
          { file, row, column: 'column_ar' },
          `is "${values.column_ar}", elsewhere in the chart "${arabic}"`,
        )
      }
    }
    for (const [size, own] of grouped(cells, ({ values }) => values.size)) {
      const missing = [...columns.keys()].filter(
        (column) => !own.some(({ values }) => values.column_en === column),
      )
      if (missing.length > 0) {
        faults.add(
          { file, row: own[0]?.row ?? null, column: 'size' },
          `is "${size}", for which ${chart} has no ${missing.join(', ')}`,
        )
      }
    }
  }
}
