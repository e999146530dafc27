import { amount, code, reference, requiredText } from './cells.ts'
import type { Folder } from './folder.ts'

export type Places = ReturnType<typeof readPlaces>

/** countries.csv, cities.csv, areas.csv: where the shop delivers. */
export function readPlaces(folder: Folder) {
  const names = { name_ar: requiredText, name_en: requiredText }
  const countries = folder.table('countries.csv', { code, ...names }, 'code')
  const country = reference(countries.keys, countries.file)
  const cities = folder.table('cities.csv', { code, country, ...names, shipping: amount }, 'code')
  const areas = folder.table(
    'areas.csv',
    { code, city: reference(cities.keys, cities.file), ...names },
    'code',
  )
  return { countries, cities, areas }
}
