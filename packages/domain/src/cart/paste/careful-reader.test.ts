/**
 * Checks that the paste reader reads what a careful person would read, or nothing. Each sheet is written from a known order, so
 * the expected result does not come from a parser.
 */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedCells } from './accepted-cells.ts'
import { summariseBlock } from './block-summary.ts'
import { matchSize } from './match-size.ts'
import { readBlock } from './read-block.ts'

const product = {
  colours: [
    { id: 1, name: 'Teal', code: '#1f6f78' },
    { id: 2, name: 'كحلي', code: '#22345c' },
    { id: 3, name: 'Black', code: '#232326' },
  ],
  sizes: ['S', 'M', 'L', '2XL'].map((name, at) => ({ id: at + 10, name })),
}

/** Spellings of each colour and size. */
const colourNames = new Map([
  [1, ['Teal', 'teal', 'تيل', ' Teal ']],
  [2, ['كحلي', 'Navy', 'الكحلي', '\u200Fكحلي\u200F']],
  [3, ['Black', 'أسود', 'BLACK']],
])
const sizeNames = new Map([
  [10, ['S', 'small', 'صغير', 'Small (S)', 'مقاس S']],
  [11, ['M', 'Medium', 'وسط', 'M - Medium']],
  [12, ['L', 'Large', 'كبير']],
  [13, ['2XL', 'XXL', 'xx-large']],
])

/** Spellings of a number that everybody reads alike. */
const readable: ((number: number) => string)[] = [
  String,
  (number) => number.toLocaleString('ar-SA-u-nu-arab'),
  (number) => number.toLocaleString('fa-u-nu-arabext', { useGrouping: false }),
  (number) => number.toLocaleString('en-u-nu-fullwide', { useGrouping: false }),
  (number) => number.toLocaleString('en').replace(',', '\u00A0'),
  (number) => number.toLocaleString('en').replace(',', ' '),
  (number) => `${number}.00`,
  (number) => `\u200F${number}\u200F`,
  (number) => `  ${number} `,
]

/** Spellings that not everybody reads as that number. */
const unreadable: ((number: number) => string)[] = [
  (number) => `${number}.5`,
  (number) => `"${number}\n${number}"`,
  (number) => `${number} ${number}`,
  (number) => `${number}\u200F${number}`,
  (number) => `${number}\u200B0`,
  (number) => `${number}e1`,
  (number) => `-${number}`,
  (number) => `+${number}`,
  (number) => `${number}/2`,
  (number) => `${number}-${number + 5}`,
  (number) => `${number}½`,
  (number) => `${number}²`,
  (number) => `${number}.000`,
  (number) => `${number} pcs`,
  (number) => `~${number}`,
  (number) => `${number}?`,
  (number) => `"${number}"${number}`,
  () => 'many',
]

/** `text` as written; `meant` as a careful person reads it, or null if they would have to ask. */
type WrittenCell = { colour: number; size: number; text: string; meant: number | null }

const number = fc.integer({ min: 1, max: 9_999 })
const goodCell = fc
  .tuple(number, fc.constantFrom(...readable))
  .map(([meant, write]) => ({ text: write(meant), meant }))
const badCell = fc
  .tuple(number, fc.constantFrom(...unreadable))
  .map(([n, write]) => ({ text: write(n), meant: null }))
const heads = (names: Map<number, string[]>) =>
  fc
    .shuffledSubarray([...names.keys()], { minLength: 1 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.constantFrom(...(names.get(id) ?? [])).map((name) => ({ id, name })))),
    )

const sheet = fc
  .tuple(heads(colourNames), heads(sizeNames), fc.boolean())
  .chain(([colours, sizes, careless]) =>
    fc.record({
      colours: fc.constant(colours),
      sizes: fc.constant(sizes),
      cells: fc.array(careless ? fc.oneof({ weight: 4, arbitrary: goodCell }, badCell) : goodCell, {
        minLength: colours.length * sizes.length,
        maxLength: colours.length * sizes.length,
      }),
    }),
  )

type Sheet = typeof sheet extends fc.Arbitrary<infer T> ? T : never

function writtenCells({ colours, sizes, cells }: Sheet): WrittenCell[] {
  return colours.flatMap((colour, row) =>
    sizes.flatMap((size, column) => {
      const cell = cells[row * sizes.length + column]
      return cell ? [{ colour: colour.id, size: size.id, ...cell }] : []
    }),
  )
}

function textAt({ sizes, cells }: Sheet, row: number, column: number): string {
  return cells[row * sizes.length + column]?.text ?? ''
}

function tableRows(written: Sheet): string[][] {
  return [
    ['', ...written.sizes.map(({ name }) => name)],
    ...written.colours.map(({ name }, row) => [
      name,
      ...written.sizes.map((_, column) => textAt(written, row, column)),
    ]),
  ]
}

function listRows(written: Sheet): string[][] {
  return written.colours.flatMap(({ name }, row) =>
    written.sizes.map((size, column) => [name, size.name, textAt(written, row, column)]),
  )
}

const turned = (rows: string[][]) => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''))
const text = (rows: string[][]) => rows.map((row) => row.join('\t')).join('\r\n')

/** Layouts whose valid cells are unambiguous. */
const clearLayouts: ((written: Sheet) => string)[] = [
  (written) => text(tableRows(written)),
  (written) => text(turned(tableRows(written))),
  (written) => text([['Order of the clinic'], [], ...tableRows(written)]),
  (written) => text(tableRows(written).map((row, at) => [at === 0 ? '#' : String(at), ...row])),
  (written) => text([...tableRows(written), ['المجموع', ...written.sizes.map(() => '9')]]),
  (written) => text(tableRows(written).map((row, at) => [...row, at === 0 ? 'Total' : '77'])),
  (written) => text([['Colour', 'Size', 'Qty'], ...listRows(written)]),
  (written) => text([['العدد', 'المقاس', 'اللون'], ...listRows(written).map((row) => row.toReversed())]),
  (written) =>
    text([
      ['Colour', 'Size', 'Price', 'Qty'],
      ...listRows(written).map(([a = '', b = '', c = '']) => [a, b, '45', c]),
    ]),
]

/** Layouts that are ambiguous even with valid cells. `only`: ids of sizes that remain readable. */
const unclearLayouts: ((written: Sheet) => { text: string; only: number[] })[] = [
  // An unknown head.
  (written) => {
    const rows = tableRows(written)
    const head = rows[0] ?? []
    return {
      text: text([[...head.slice(0, -1), 'Chest 36'], ...rows.slice(1)]),
      only: written.sizes.slice(0, -1).map(({ id }) => id),
    }
  },
  (written) => ({
    text: text([['', ...written.sizes.map((_, at) => `Fit ${at}`)], ...tableRows(written).slice(1)]),
    only: [],
  }),
  // Each size twice, as for women and men.
  (written) => ({
    text: text(tableRows(written).map(([first = '', ...rest]) => [first, ...rest, ...rest])),
    only: [],
  }),
  // A colour at a place where its meaning is unclear.
  (written) => ({
    text: text(tableRows(written).map((row, at) => (at === 0 ? ['Black', ...row.slice(1)] : row))),
    only: [],
  }),
  (written) => ({
    text: text([
      ['Colour: Teal'],
      ...tableRows(written)
        .slice(0, 2)
        .map((row) => row.slice(1)),
    ]),
    only: [],
  }),
  // Two products.
  (written) => ({
    text: text([
      ['Product', 'Colour', 'Size', 'Qty'],
      ...listRows(written).flatMap((row) => [
        ['Scrub', ...row],
        ['Polo', ...row],
      ]),
    ]),
    only: [],
  }),
  // Colours in the last column, or a list with a price between size and quantity.
  (written) => ({
    text: text(tableRows(written).map(([first = '', ...rest]) => [...rest, first])),
    only: [],
  }),
  (written) => ({
    text: text(listRows(written).map(([a = '', b = '', c = '']) => [a, b, '45', c])),
    only: [],
  }),
  // Codes.
  (written) => ({
    text: text([
      ['SKU', 'Qty'],
      ...listRows(written).map(([a = '', b = '', c = '']) => [`ART-${a}-${b}`, c]),
    ]),
    only: [],
  }),
]

function placedIn(pasted: string): { placed: Map<string, number>; named: number } {
  const result = readBlock(pasted, product, 100_000, { row: 0, column: 0 })
  if (result.kind !== 'block') return { placed: new Map(), named: 0 }
  const placed = new Map<string, number>()
  for (const { colour, size, quantity } of acceptedCells(result.block)) {
    const key = `${colour}/${size}`
    if (quantity > 0) placed.set(key, (placed.get(key) ?? 0) + quantity)
  }
  return { placed, named: summariseBlock(result.block).rejected }
}

const key = ({ colour, size }: WrittenCell) => `${colour}/${size}`

test('reads each valid cell of a clear sheet, and reports each invalid one', () => {
  fc.assert(
    fc.property(sheet, fc.constantFrom(...clearLayouts), (written, layout) => {
      const { placed, named } = placedIn(layout(written))
      const cells = writtenCells(written)
      const good = cells.filter(({ meant }) => meant !== null)
      const bad = cells.length - good.length
      if (bad === 0) expect(placed.size).toBe(cells.length)
      for (const cell of good) if (placed.has(key(cell))) expect(placed.get(key(cell))).toBe(cell.meant)
      for (const at of placed.keys()) expect(good.map(key)).toContain(at)
      if (placed.size < cells.length) expect(named).toBeGreaterThan(0)
    }),
    { numRuns: 600 },
  )
})

test('reads nothing ambiguous from an unclear sheet', () => {
  fc.assert(
    fc.property(sheet, fc.constantFrom(...unclearLayouts), (written, layout) => {
      const { text: pasted, only } = layout(written)
      const { placed, named } = placedIn(pasted)
      for (const cell of writtenCells(written)) {
        const quantity = placed.get(key(cell))
        if (quantity !== undefined) expect([cell.meant, only.includes(cell.size)]).toEqual([quantity, true])
      }
      expect(named).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

test('reads a message line by line, and reports lines that are no order of one size', () => {
  const line = fc.tuple(fc.constantFrom('Teal', 'Navy', 'أسود'), fc.constantFrom('S', 'وسط', 'XXL'), number)
  const write = fc.constantFrom<((colour: string, size: string, text: string) => string)[]>(
    (colour, size, text) => `${colour} ${size} ${text}`,
    (colour, size, text) => `${text} ${colour} ${size}`,
    (colour, size, text) => `- ${colour} ${size}: ${text} قطعة`,
    (colour, size, text) => `7. ${colour} ${size} ${text}`,
    (colour, size, text) => `(٧) ${colour} ${size} × ${text}`,
  )
  const noise = fc.constantFrom(
    'Hello',
    'Teal M',
    'Teal 5',
    'Teal M 5 6',
    'Teal M 1.5',
    'M L 7',
    'Teal Navy M 7',
    'شكرا 5',
    '1. Teal M',
    '2) أسود L',
    'Teal 5 x L',
    'Teal 2 XL',
  )
  const ids = new Map(
    [...[...colourNames], ...[...sizeNames]].flatMap(([id, names]) =>
      names.map((name) => [name, id] as const),
    ),
  )
  fc.assert(
    fc.property(line, write, fc.array(noise, { maxLength: 3 }), ([colour, size, quantity], style, others) => {
      const { placed, named } = placedIn(
        [...others, style(colour, size, quantity.toLocaleString('ar-SA-u-nu-arab'))].join('\n'),
      )
      expect([...placed]).toEqual([[`${ids.get(colour)}/${ids.get(size)}`, quantity]])
      expect(named).toBe(new Set(others).size)
    }),
  )
})

test('reads numeric sizes with their quantities correctly or not at all', () => {
  const shoe = { ...product, sizes: ['37', '38', '39', '40'].map((name, at) => ({ id: at + 10, name })) }
  const pair = fc.tuple(fc.constantFrom('37', '38', '٣٩', '40'), number.map(String))
  const pairs = fc.uniqueArray(pair, { minLength: 2, maxLength: 6, selector: ([size]) => size })
  const write = fc.constantFrom<((rows: string[][]) => string[][])[]>(
    (rows) => rows,
    (rows) => rows.map((row) => row.toReversed()),
    (rows) => turned(rows),
    (rows) => turned(rows).toReversed(),
  )
  fc.assert(
    fc.property(pairs, write, (rows, layout) => {
      const result = readBlock(text(layout(rows)), shoe, 100_000, { row: 0, column: 0 })
      if (result.kind !== 'block') throw new Error(result.kind)
      const meant = new Map(rows.map(([size, quantity]) => [matchSize(size, shoe.sizes), Number(quantity)]))
      // All sizes of the product at an edge are heads.
      for (const { size, quantity } of acceptedCells(result.block))
        expect([meant.size, quantity]).toEqual([shoe.sizes.length, meant.get(size)])
      if (meant.size < shoe.sizes.length) expect(summariseBlock(result.block).rejected).toBeGreaterThan(0)
    }),
  )
})

test('never reads more pieces than the numbers of a text', () => {
  const piece = fc.constantFrom(
    '\t',
    '\t',
    '\n',
    '\n',
    ' ',
    ',',
    ';',
    '"',
    '.',
    'S',
    'XXL',
    'كحلي',
    'Teal',
    '7',
    '٣',
    '12',
    '-',
    '½',
    '\u200F',
    'Qty',
    'Size',
    'Colour',
    'المجموع',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const pasted = pieces.join('')
      const numbers = pasted.replace(/[٣]/g, '3').match(/\d+(?:[ ,]\d{3})*/g) ?? []
      const { placed } = placedIn(pasted)
      const lines = pasted.split('\n').length
      const sum = [...placed.values()].reduce((total, quantity) => total + quantity, 0)
      expect(sum).toBeLessThanOrEqual(
        numbers.reduce((total, digits) => total + Number(digits.replace(/\D/g, '')), 0) + lines,
      )
    }),
    { numRuns: 500 },
  )
})
