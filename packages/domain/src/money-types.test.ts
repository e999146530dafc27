import { expect, expectTypeOf, test } from 'vitest'
import {
  type BasisPoints,
  basisPoints,
  type Halalas,
  halalas,
  percentOf,
  type Sar,
  sar,
  times,
} from './money.ts'

const amount = halalas(4550)
const riyals = sar(45.5)
const rate = basisPoints(1500)

test('keeps money units and numbers mutually unassignable', () => {
  expectTypeOf<Halalas>().not.toExtend<number>()
  expectTypeOf<Sar>().not.toExtend<number>()
  expectTypeOf<BasisPoints>().not.toExtend<number>()
  expectTypeOf<number>().not.toExtend<Halalas>()
  expectTypeOf<number>().not.toExtend<Sar>()
  expectTypeOf<number>().not.toExtend<BasisPoints>()
  expectTypeOf<Halalas>().not.toExtend<Sar>()
  expectTypeOf<Sar>().not.toExtend<Halalas>()
  expectTypeOf<BasisPoints>().not.toExtend<Halalas>()
  expect([amount, riyals, rate]).toEqual([4550, 45.5, 1500])
})

test('rejects arithmetic on amounts at compile time', () => {
  const wrong = () => [
    // @ts-expect-error two amounts are added by `add`
    amount + amount,
    // @ts-expect-error an amount is multiplied by `times`
    amount * 3,
    // @ts-expect-error halalas are not divided into SAR by hand
    amount / 100,
    // @ts-expect-error
    Math.max(amount, amount),
    // @ts-expect-error a percentage is not divided by hand
    rate / 100,
    // @ts-expect-error
    riyals - 1,
    // @ts-expect-error halalas and SAR are not compared
    amount < riyals,
    // @ts-expect-error an amount is compared with `zero`
    amount > 0,
    // @ts-expect-error
    times(riyals, 3),
    // @ts-expect-error
    percentOf(amount, 15),
    // @ts-expect-error
    percentOf(rate, amount),
  ]
  expect(wrong).toBeTypeOf('function')
})
