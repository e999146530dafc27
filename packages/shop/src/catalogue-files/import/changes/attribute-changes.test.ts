import { expect, test } from 'vitest'
import { attributeChanges } from './attribute-changes.ts'

const rows = (...names: [ar: string, en: string, value: string][]) =>
  names.flatMap(([ar, en, value], position) => [
    { productId: 1, position, locale: 'ar' as const, name: ar, value },
    { productId: 1, position, locale: 'en' as const, name: en, value },
  ])

test('a new first attribute is one addition, although all positions change', () => {
  const before = rows(['القماش', 'Cloth', 'a'], ['القصّة', 'Fit', 'b'])
  const after = rows(['العناية', 'Care', 'c'], ['القماش', 'Cloth', 'a'], ['القصّة', 'Fit', 'b'])
  expect(attributeChanges(before, after)).toEqual([
    { change: 'added', part: { key: '', name: { ar: 'العناية', en: 'Care' } } },
  ])
  expect(attributeChanges(after, before)).toEqual([
    { change: 'removed', part: { key: '', name: { ar: 'العناية', en: 'Care' } } },
  ])
})

test('lists a new value and a new name', () => {
  const [, english] = rows(['القماش', 'Cloth', 'a'])
  if (!english) throw new Error('no row')
  const part = { key: '', name: { ar: '', en: 'Fabric' } }
  expect(attributeChanges([english], [{ ...english, name: 'Fabric', value: 'b' }])).toEqual([
    { change: 'changed', part, field: 'name', language: 'en', before: 'Cloth', after: 'Fabric' },
    { change: 'changed', part, field: 'value', language: 'en', before: 'a', after: 'b' },
  ])
})
