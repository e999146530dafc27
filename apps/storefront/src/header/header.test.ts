import { expect, test } from 'vitest'
import { headerAfterScroll } from './header.tsx'

test('at the top the header stands as it is, and up to 100 px it does not become a bar', () => {
  expect(headerAfterScroll(0, 0)).toEqual({ fixed: false, bar: 'show' })
  expect(headerAfterScroll(0, 100)).toEqual({ fixed: false, bar: 'show' })
})

test('past 100 px it is a fixed bar that goes away after a downward scroll', () => {
  expect(headerAfterScroll(100, 101)).toEqual({ fixed: true, bar: 'hideSoon' })
})

test('scrolling up brings it back at once, however little', () => {
  expect(headerAfterScroll(900, 899)).toEqual({ fixed: true, bar: 'show' })
})

test('coming back within 100 px of the top shows it, though the page was thrown past the end', () => {
  expect(headerAfterScroll(400, -20)).toEqual({ fixed: false, bar: 'show' })
})

test('a scroll event that moved nothing decides nothing', () => {
  expect(headerAfterScroll(400, 400)).toEqual({ fixed: true, bar: 'keep' })
})
