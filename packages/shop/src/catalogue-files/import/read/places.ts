import { amount, code, lineText, optionalColumn, reference, wholeNumber } from './cells.ts'
import type { Folder } from './folder.ts'
import type { Cell } from './table.ts'

export type Places = ReturnType<typeof readPlaces>

/** Reads countries.csv, cities.csv and areas.csv. */
export function readPlaces(folder: Folder) {
  const names = { name_ar: lineText, name_en: lineText }
  const countries = folder.table(
    'countries.csv',
    { code, ...names, days_from: businessDays(2), days_to: businessDays(4) },
    'code',
  )
  for (const { row, values } of countries.lines) {
    if (values.days_from > values.days_to) {
      const { days_from, days_to } = values
      const cellRef = { file: countries.file, row, column: 'days_from' }
      folder.issues.add(cellRef, (messages) => messages.places.daysTurned(`${days_from}`, `${days_to}`))
    }
  }
  const country = reference(countries.keys, countries.file)
  const cities = folder.table('cities.csv', { code, country, ...names, shipping: amount }, 'code')
  const areas = folder.table(
    'areas.csv',
    { code, city: reference(cities.keys, cities.file), ...names },
    'code',
  )
  return { countries, cities, areas }
}

/** Business days from payment to delivery. A missing column or empty cell means `usual`. */
function businessDays(usual: number) {
  const cell: Cell<number> = (text, cellRef) => (text === '' ? usual : wholeNumber(1, 60)(text, cellRef))
  return optionalColumn(cell)
}
