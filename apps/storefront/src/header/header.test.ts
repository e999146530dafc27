import { expect, test } from 'vitest'
import { headerAfterScroll } from './header.tsx'

test('the header stays in place down to 100 px', () => {
  expect(headerAfterScroll(0, 0)).toEqual({ fixed: false, bar: 'show' })
  expect(headerAfterScroll(0, 100)).toEqual({ fixed: false, bar: 'show' })
})

test('past 100 px the header is fixed and hides after a downward scroll', () => {
  expect(headerAfterScroll(100, 101)).toEqual({ fixed: true, bar: 'hideSoon' })
})

test('any upward scroll shows the header at once', () => {
  expect(headerAfterScroll(900, 899)).toEqual({ fixed: true, bar: 'show' })
})

test('the header shows near the top, even after overscroll', () => {
  expect(headerAfterScroll(400, -20)).toEqual({ fixed: false, bar: 'show' })
})

test('a scroll event without movement keeps the header', () => {
  expect(headerAfterScroll(400, 400)).toEqual({ fixed: true, bar: 'keep' })
})
