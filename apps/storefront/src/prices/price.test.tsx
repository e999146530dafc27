import { halalas, sar } from '@zayy/domain/money'
import { expect, expectTypeOf, test } from 'vitest'
import { Price } from './price.tsx'

test('a price is given in halalas', () => {
  expectTypeOf(Price).parameter(0).toEqualTypeOf<{ amount: ReturnType<typeof halalas> }>()
})

test('what would show a hundredfold or a hundredth is an error to the type check', () => {
  const wrong = () => [
    // @ts-expect-error SAR
    <Price key="sar" amount={sar(45.5)} />,
    // @ts-expect-error a number of whatever unit
    <Price key="number" amount={45.5} />,
    // @ts-expect-error
    <Price key="old" sar={halalas(4550)} />,
    // @ts-expect-error an amount is no text
    <b key="text">{halalas(4550)}</b>,
  ]
  expect(wrong).toBeTypeOf('function')
})
