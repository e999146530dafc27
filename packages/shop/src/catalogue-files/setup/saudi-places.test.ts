import { expect, test } from 'vitest'
import { amount, code, lineText } from '../import/read/cells.ts'
import { districtsOf, saudiCities, saudiRegions, USUAL_FEES } from './saudi-places.ts'

const cellRef = { file: '', row: null, column: null }
const codes = (things: readonly { code: string }[]) => things.map((thing) => thing.code)

test('every city and district has a unique code and two names that the import accepts', () => {
  const districts = saudiCities.flatMap((city) => districtsOf(city.code))
  expect(saudiCities.length).toBeGreaterThanOrEqual(80)
  expect(districts.length).toBeGreaterThanOrEqual(200)
  for (const things of [saudiCities, districts]) {
    expect(new Set(codes(things)).size).toBe(things.length)
    for (const { code: own, ar, en } of things) {
      expect(code(own, cellRef)).toBe(own)
      expect(lineText(ar, cellRef)).toMatch(/^[\p{Script=Arabic} ]+$/u)
      expect(lineText(en, cellRef)).toMatch(/^[A-Z][A-Za-z -]+$/)
    }
  }
})

test('every city is in a region, and no two cities share a name', () => {
  for (const { region } of saudiCities) expect(codes(saudiRegions)).toContain(region)
  for (const locale of ['ar', 'en'] as const)
    expect(new Set(saudiCities.map((city) => city[locale])).size).toBe(saudiCities.length)
})

test('the last district of a city covers all that are not listed', () => {
  expect(districtsOf('jeddah').at(-1)).toEqual({
    code: 'jeddah-another-district',
    city: 'jeddah',
    ar: 'حي آخر',
    en: 'Another district',
  })
  expect(districtsOf('afif')).toEqual([])
})

test('suggested fees grow with distance', () => {
  const fees = [USUAL_FEES.home, USUAL_FEES.main, USUAL_FEES.other, USUAL_FEES.remote]
  const read = fees.map((fee) => Number(amount(fee, cellRef)))
  expect(read).toEqual(read.toSorted((a, b) => a - b))
})
