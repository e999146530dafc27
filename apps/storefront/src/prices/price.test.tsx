// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { halalas, sar } from '@zayy/domain/money'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { Price } from './price.tsx'
import { RollingDigits } from './rolling-digits.tsx'

test('shows a price given in halalas', () => {
  expectTypeOf(Price).parameter(0).toHaveProperty('amount').toEqualTypeOf<ReturnType<typeof halalas>>()
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

test.each([
  ['58.00', '46.00', ['5>4', '8>6']],
  ['46.00', '36.50', ['4>3', '0>5']],
  ['9.00', '10.00', ['>1', '9>0']],
  ['1,024.00', '999.00', ['0>9', '2>9', '4>9']],
  ['36.00', '36.00', []],
])('rolls the digits that differ between %s and %s, then shows one text again', (before, after, rolled) => {
  vi.useFakeTimers()
  try {
    const { container, rerender } = render(<RollingDigits text={before} first={before} />)
    expect(container.innerHTML).toBe(before)
    rerender(<RollingDigits text={after} first={before} />)
    // Moving digits are hidden from screen readers, which read the text beside them.
    const [heard = container, seen = container] = container.querySelectorAll(':scope > span')
    expect(heard.textContent).toBe(after)
    expect(seen.textContent).toBe(after)
    const moving = [...seen.querySelectorAll(':scope > span > span')]
    expect(moving.map((one) => `${one.getAttribute('data-before') ?? ''}>${one.textContent}`)).toEqual(rolled)
    act(() => void vi.advanceTimersByTime(1000))
    expect(container.innerHTML).toBe(after)
  } finally {
    vi.useRealTimers()
  }
})
