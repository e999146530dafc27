import { halalas, sar } from '@zayy/domain/money'
import { expect, expectTypeOf, test } from 'vitest'
import { Price } from './price.tsx'

test('shows a price given in halalas', () => {
  expectTypeOf(Price).parameter(0).toEqualTypeOf<{ amount: ReturnType<typeof halalas> }>()
})

test('rejects SAR, plain numbers and texts at type check', () => {
  const wrong = () => [
    // @ts-expect-error SAR
    <Price key="sar" amount={sar(45.5)} />,
    // @ts-expect-error a number without a unit
    <Price key="number" amount={45.5} />,
    // @ts-expect-error
    <Price key="old" sar={halalas(4550)} />,
    // @ts-expect-error an amount is no text
    <b key="text">{halalas(4550)}</b>,
  ]
  expect(wrong).toBeTypeOf('function')
})
