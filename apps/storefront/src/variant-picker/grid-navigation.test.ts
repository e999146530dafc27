import { describe, expect, it, test } from 'vitest'
import { type GridPosition, gridMove } from './grid-navigation.ts'

const size = { rows: 3, columns: 4 }
const middle: GridPosition = { row: 1, column: 1 }
const to = (row: number, column: number) => ({ kind: 'go', to: { row, column } })

describe('arrows', () => {
  test.each([
    ['rtl', 'ArrowLeft', to(1, 2)],
    ['rtl', 'ArrowRight', to(1, 0)],
    ['ltr', 'ArrowLeft', to(1, 0)],
    ['ltr', 'ArrowRight', to(1, 2)],
    ['rtl', 'ArrowUp', to(0, 1)],
    ['rtl', 'ArrowDown', to(2, 1)],
    ['ltr', 'ArrowUp', to(0, 1)],
    ['ltr', 'ArrowDown', to(2, 1)],
  ] as const)('%s %s goes where it points', (direction, key, expected) => {
    expect(gridMove(middle, { key }, size, direction)).toEqual(expected)
  })

  test.each([
    ['rtl', 'ArrowRight', { row: 0, column: 0 }],
    ['rtl', 'ArrowLeft', { row: 0, column: 3 }],
    ['ltr', 'ArrowLeft', { row: 0, column: 0 }],
    ['ltr', 'ArrowRight', { row: 0, column: 3 }],
    ['ltr', 'ArrowUp', { row: 0, column: 2 }],
    ['ltr', 'ArrowDown', { row: 2, column: 2 }],
  ] as const)('%s %s stays at the edge', (direction, key, at) => {
    expect(gridMove(at, { key }, size, direction)).toEqual({ kind: 'go', to: at })
  })
})

describe('Enter', () => {
  it('goes to the next colour, from the last to the first of the next size', () => {
    expect(gridMove(middle, { key: 'Enter' }, size, 'rtl')).toEqual(to(2, 1))
    expect(gridMove({ row: 2, column: 1 }, { key: 'Enter' }, size, 'rtl')).toEqual(to(0, 2))
    expect(gridMove({ row: 2, column: 3 }, { key: 'Enter' }, size, 'rtl')).toEqual(to(2, 3))
  })
  it('goes back with Shift', () => {
    expect(gridMove({ row: 0, column: 1 }, { key: 'Enter', shiftKey: true }, size, 'ltr')).toEqual(to(2, 0))
    expect(gridMove({ row: 0, column: 0 }, { key: 'Enter', shiftKey: true }, size, 'ltr')).toEqual(to(0, 0))
  })
})

describe('Home and End', () => {
  test.each(['rtl', 'ltr'] as const)(
    '%s go to the first and the last size, with Ctrl of all colours',
    (direction) => {
      expect(gridMove(middle, { key: 'Home' }, size, direction)).toEqual(to(1, 0))
      expect(gridMove(middle, { key: 'End' }, size, direction)).toEqual(to(1, 3))
      expect(gridMove(middle, { key: 'Home', ctrlKey: true }, size, direction)).toEqual(to(0, 0))
      expect(gridMove(middle, { key: 'End', metaKey: true }, size, direction)).toEqual(to(2, 3))
    },
  )
})

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves the caret in a number that is edited',
  (key) => {
    expect(gridMove(middle, { key }, size, 'rtl', { editing: true })).toBeNull()
  },
)

test('leaves an edited number with Enter, up and down', () => {
  expect(gridMove(middle, { key: 'Enter' }, size, 'rtl', { editing: true })).toEqual(to(2, 1))
  expect(gridMove(middle, { key: 'ArrowUp' }, size, 'rtl', { editing: true })).toEqual(to(0, 1))
})

test.each([
  ['F2', { kind: 'edit' }],
  ['+', { kind: 'change', by: 1 }],
  ['-', { kind: 'change', by: -1 }],
  ['−', { kind: 'change', by: -1 }],
  ['Escape', { kind: 'restore' }],
  ['Tab', null],
  ['5', null],
  ['Backspace', null],
])('%s in a cell', (key, expected) => {
  expect(gridMove(middle, { key }, size, 'rtl', { text: '20' })).toEqual(expected)
})

test.each([
  ['-', ''],
  ['−', ''],
  ['-', '5'],
  ['+', '5'],
])('leaves %s after the typed text %j to the field', (key, text) => {
  expect(gridMove(middle, { key }, size, 'rtl', { text, isSelected: text === '' })).toBeNull()
})

test('makes an empty cell 1 with +', () => {
  expect(gridMove(middle, { key: '+' }, size, 'rtl', { text: '' })).toEqual({ kind: 'change', by: 1 })
})

test('leaves the browser’s shortcuts alone', () => {
  expect(gridMove(middle, { key: 'ArrowLeft', ctrlKey: true }, size, 'rtl')).toBeNull()
  expect(gridMove(middle, { key: '+', metaKey: true }, size, 'rtl')).toBeNull()
})

test('undoes with Ctrl+Z and ⌘Z in any keyboard layout', () => {
  expect(gridMove(middle, { key: 'z', code: 'KeyZ', ctrlKey: true }, size, 'ltr')).toEqual({ kind: 'undo' })
  expect(gridMove(middle, { key: 'ئ', code: 'KeyZ', metaKey: true }, size, 'rtl')).toEqual({ kind: 'undo' })
  expect(gridMove(middle, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, size, 'ltr')).toBeNull()
})
