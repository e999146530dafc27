import { amount, code, known, optionalColumn, whole, words } from './cells.ts'
import type { Folder } from './folder.ts'
import type { Cell } from './read-table.ts'

export type Places = ReturnType<typeof readPlaces>

/** countries.csv, cities.csv, areas.csv: where the shop delivers. */
export function readPlaces(folder: Folder) {
  const names = { name_ar: words, name_en: words }
  const countries = folder.table(
    'countries.csv',
    { code, ...names, days_from: businessDays(2), days_to: businessDays(4) },
    'code',
  )
  for (const { row, values } of countries.lines) {
    if (values.days_from > values.days_to) {
      const fault = `is ${values.days_from}, more than days_to, ${values.days_to}`
      folder.faults.add({ file: countries.file, row, column: 'days_from' }, fault)
    }
  }
  const country = known(countries.keys, countries.file)
  const cities = folder.table('cities.csv', { code, country, ...names, shipping: amount }, 'code')
  const areas = folder.table('areas.csv', { code, city: known(cities.keys, cities.file), ...names }, 'code')
  return { countries, cities, areas }
}

/** How many business days from payment to delivery. A file without the column, or an empty cell, means `usual`. */
function businessDays(usual: number) {
  const cell: Cell<number> = (text, place) => (text === '' ? usual : whole(1, 60)(text, place))
  return optionalColumn(cell)
}
