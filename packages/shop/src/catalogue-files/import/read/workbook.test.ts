/** Tables in workbooks of Excel are read like CSV files, and what a sheet may hide is named. */

import { deflateRawSync } from 'node:zlib'
import { testDatabase } from '@zayy/database/testing/test-database'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { strFromU8, strToU8, unzipSync, Zip, type ZipInputFile, ZipPassThrough, zipSync } from 'fflate'
import { beforeAll, expect, test, vi } from 'vitest'
import { importCatalogue } from '../import-catalogue.ts'
import { ImportIssues } from '../import-issues.ts'
import { shopFolder, smallShop } from '../testing/small-shop.ts'
import { type WorkbookValue, writeWorkbook } from '../testing/write-workbook.ts'
import { readSheets } from './workbook.ts'

const database = await testDatabase()
const { images } = await testImages()

/** Writes a workbook with these sheets and applies `edit` to the XML of the first one. */
async function workbook(
  sheets: Record<string, WorkbookValue[][]>,
  edit: (xml: string) => string = (xml) => xml,
): Promise<Uint8Array> {
  const files = unzipSync(await writeWorkbook(sheets))
  const first = 'xl/worksheets/sheet1.xml'
  return zipSync({ ...files, [first]: strToU8(edit(strFromU8(files[first] ?? new Uint8Array()))) })
}

const sheetsOf = async (bytes: Uint8Array) => {
  const issues = new ImportIssues('en')
  const sheets = await readSheets('shop.xlsx', bytes, (sheet) => sheet, issues, { used: 0 })
  return { sheets, issues: issues.list }
}

/** The small shop's table as a sheet. */
const table = (name: string): WorkbookValue[][] =>
  (smallShop[`${name}.csv`] ?? '').split('\n').map((line) => line.split(',').map((text) => text || null))

const importFiles = async (files: Record<string, string | Uint8Array | null>) =>
  importCatalogue(await shopFolder(files), { database, images })

beforeAll(async () => {
  const sound = await shopFolder()
  expect(await importCatalogue(sound, { database, images })).toMatchObject({ done: true })
})

test('reads values as their cells show them', async () => {
  const bytes = await workbook({
    products: [
      ['price', 'day', 'phone', 'flag', 'text'],
      [55.1, new Date(Date.UTC(2026, 2, 31)), '0501234567', true, "'2-3"],
      [null, null, null, null, null],
      [0.1 + 0.2, new Date(Date.UTC(2026, 2, 31, 8, 30)), 501234567, false, ' نص\u200F '],
    ],
    empty: [[null]],
  })
  const { sheets, issues } = await sheetsOf(bytes)
  expect(issues).toEqual([])
  expect(sheets).toEqual([
    {
      name: 'products',
      file: 'products',
      records: [
        ['price', 'day', 'phone', 'flag', 'text'],
        ['55.1', '2026-03-31', '0501234567', 'TRUE', '2-3'],
        ['', '', '', '', ''],
        ['0.3', '2026-03-31 08:30', '501234567', 'FALSE', 'نص'],
      ],
    },
  ])
})

test('reads one table from a workbook of its name, and many by the names of their sheets', async () => {
  const same = { done: true, changes: [] }
  expect(
    await importFiles({ 'sizes.csv': null, 'sizes.xlsx': await workbook({ Sheet1: table('sizes') }) }),
  ).toEqual(same)
  const many = ['products', 'tiers', 'settings', 'cities']
  const all = await workbook(Object.fromEntries(many.map((name) => [name, table(name)])))
  const without = Object.fromEntries(many.map((name) => [`${name}.csv`, null]))
  expect(await importFiles({ ...without, 'متجري.xlsx': all })).toEqual(same)
  const tiers = table('tiers').map((row, index) => (index === 2 ? [null, null, null, null] : row))
  expect(
    await importFiles({ 'tiers.csv': null, 'shop.xlsx': await workbook({ Tiers: tiers }) }),
  ).toMatchObject({
    issues: [{ file: 'shop.xlsx (Tiers)', row: 4, column: 'from' }],
  })
})

test.each<[string, Record<string, WorkbookValue[][]>, string, RegExp]>([
  ['sizes.xlsx', { Sheet1: table('sizes') }, 'sizes.xlsx', /the table that is in sizes.csv/],
  ['shop.xlsx', { sizes: table('sizes') }, 'shop.xlsx (sizes)', /the table that is in sizes.csv/],
  [
    'sizes.xlsx',
    { one: table('sizes'), two: table('sizes') },
    'sizes.xlsx',
    /more than one sheet \(one, two\)/,
  ],
  ['shop.xlsx', { product: table('sizes') }, 'shop.xlsx (product)', /did you mean products\?/],
  ['sizes (1).xlsx', { Sheet1: table('sizes') }, 'sizes (1).xlsx', /did you mean sizes\.xlsx\?/],
  ['Size.xlsx', { Sheet1: table('sizes') }, 'Size.xlsx', /did you mean sizes\.xlsx\?/],
  [
    'shop.xlsx',
    { [`${'2'.repeat(30)}x`]: table('sizes') },
    `shop.xlsx (${'2'.repeat(30)}x)`,
    /without the name of one/,
  ],
  [
    'shop.xlsx',
    { notes: [['call Ahmed']] },
    'shop.xlsx (notes)',
    /without the name of one of the shop’s tables/,
  ],
])('refuses %s with the sheets %o', async (name, sheets, file, reason) => {
  expect(await importFiles({ [name]: await workbook(sheets) })).toMatchObject({
    issues: [{ file, reason: expect.stringMatching(reason) }],
  })
})

const cell = (xml: string) => xml.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2">x</c>')

test.each<[string, (xml: string) => string, RegExp]>([
  [
    'a formula without a result',
    (xml) => cell(xml).replace('>x<', '><f>A1*2</f><'),
    /formula without a result/,
  ],
  [
    'a failed formula',
    (xml) => cell(xml).replace('>x<', ' t="e"><f>1/0</f><v>#DIV/0!</v><'),
    /error of the spreadsheet/,
  ],
  [
    'merged cells',
    (xml) =>
      xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>'),
    /merged cells \(B2:B3\)/,
  ],
  [
    'a formula whose value is empty',
    (xml) => cell(xml).replace('>x<', '><f>A1*2</f><v></v><'),
    /formula without a result/,
  ],
  ['a long number', (xml) => cell(xml).replace('>x<', '><v>1234567890123456</v><'), /more than 15 digits/],
])('names %s by row and column', async (_, edit, reason) => {
  const { issues } = await sheetsOf(
    await workbook(
      {
        sizes: [
          ['product', 'name'],
          ['top', 'S'],
          ['top', 'M'],
        ],
      },
      edit,
    ),
  )
  expect(issues).toContainEqual({
    file: 'sizes',
    row: 2,
    column: 'name',
    reason: expect.stringMatching(reason),
  })
})

test.each<[number, string, string]>([
  [12, '00000', '00012'],
  [0, '00000', '00000'],
  [1234567, '00000', '1234567'],
  [501234567, '0000000000', '0501234567'],
  [1234567, '"05"00000000', '0501234567'],
  [501234567, '"+966 "00 000 0000', '+966 50 123 4567'],
  [12345678, '00-0000', '1234-5678'],
  [7, '"SKU 0"\\-0000', 'SKU 0-0007'],
  [12, '000_);(000)', '012'],
  [12, '[$-401]000;-000;"none"', '012'],
  [0.15, '0%', '15%'],
  [1, '0%', '100%'],
  [0.075, '0.0%', '7.5%'],
  [0.29, '0.00%;-0.00%', '29%'],
  [12, '0" %"', '12'],
  [12, '0', '12'],
  [1234, '0,000', '1234'],
  [12.5, '00.00', '12.5'],
  [12.5, '0000', '12.5'],
  [-12, '0000', '-12'],
  [12, '[<=99]000;0000', '12'],
  [12, '#0000', '0012'],
  [501234567, '0#########', '0501234567'],
  [501234567, '"0"##-###-####', '050-123-4567'],
  [34, '#\\-#', '3-4'],
  [12, '"SKU-"0', 'SKU-12'],
  [1234, '# ##0', '1234'],
  [12, '#', '12'],
  [45, '"SAR "#', '45'],
  [1234, '#,##0', '1234'],
  [12, '0" days"', '12'],
  [12, '0'.repeat(256), '12'],
])('reads %d in the format %s as %s', async (value, format, text) => {
  const { sheets, issues } = await sheetsOf(
    await workbook({
      sizes: [
        ['product', 12],
        ['top', { value, format }],
      ],
    }),
  )
  expect([sheets[0]?.records, issues]).toEqual([
    [
      ['product', '12'],
      ['top', text],
    ],
    [],
  ])
})

test.each([
  ['<is><t><![CDATA[a & b <c> &amp; ]]]></t></is>', 'a & b <c> &amp; ]'],
  ['<is><t>a<![CDATA[b]]>c<![CDATA[d]]></t></is>', 'abcd'],
])('reads the text of %s', async (content, text) => {
  const bytes = await workbook({ sizes: table('sizes') }, (xml) =>
    cell(xml).replace('>x<', ` t="inlineStr">${content}<`),
  )
  expect((await sheetsOf(bytes)).sheets[0]?.records[1]?.[1]).toBe(text)
})

test('accepts an empty text as the result of a formula', async () => {
  const { issues } = await sheetsOf(
    await workbook({ sizes: table('sizes') }, (xml) =>
      cell(xml).replace('>x<', ' t="str"><f>""</f><v></v><'),
    ),
  )
  expect(issues).toEqual([])
})

/** Changes files inside a workbook with one sheet; null removes a file. */
async function rebuilt(change: (files: Record<string, Uint8Array>) => Record<string, string>) {
  const files = unzipSync(await workbook({ sizes: [['product'], ['top']] }))
  const changed = Object.entries(change(files)).map(([name, text]) => [name, strToU8(text)])
  return zipSync({ ...files, ...Object.fromEntries(changed) })
}

/** Zips the files, and one of `size` zero bytes, which fflate would take seconds to compress. */
function zipWithZeros(files: Record<string, Uint8Array>, filename: string, size: number): Uint8Array {
  const parts: Uint8Array[] = []
  const archive = new Zip((_, part) => parts.push(part))
  for (const [name, bytes] of Object.entries(files)) {
    const file = new ZipPassThrough(name)
    archive.add(file)
    file.push(bytes, true)
  }
  const zeros: ZipInputFile = { filename, size, crc: 0, compression: 8 }
  archive.add(zeros)
  zeros.ondata?.(null, deflateRawSync(new Uint8Array(size)), true)
  archive.end()
  return Buffer.concat(parts)
}

const partOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array())
const RELATIONS = 'xl/_rels/workbook.xml.rels'

test('leaves out the sheet of a chart', async () => {
  const bytes = await rebuilt((files) => ({
    'xl/workbook.xml': partOf(files, 'xl/workbook.xml').replace(
      '</sheets>',
      '<sheet name="Chart" sheetId="99" r:id="rId99"/></sheets>',
    ),
    [RELATIONS]: partOf(files, RELATIONS).replace(
      '</Relationships>',
      '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
    ),
    'xl/chartsheets/sheet1.xml': '<chartsheet/>',
  }))
  expect(await sheetsOf(bytes)).toMatchObject({
    sheets: [{ name: 'sizes', records: [['product'], ['top']] }],
    issues: [],
  })
})

const FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
const sheetWith = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** Ways to store a table that the import's reader could take for one of a million rows. */
test.each<[string, (files: Record<string, Uint8Array>) => Record<string, string>]>([
  [
    'a sheet in another folder',
    (files) => ({
      [RELATIONS]: partOf(files, RELATIONS).replace('worksheets/sheet1.xml', 'far/away/sheet1.xml'),
      'xl/far/away/sheet1.xml': sheetWith(FAR),
    }),
  ],
  [
    'a sheet at an address from the root',
    (files) => ({
      [RELATIONS]: partOf(files, RELATIONS).replace(
        /"[^"]*worksheets\/sheet1.xml"/,
        '"/worksheets/sheet1.xml"',
      ),
      'worksheets/sheet1.xml': sheetWith(FAR),
    }),
  ],
  [
    'relations in single quotes',
    (files) => ({
      [RELATIONS]: partOf(files, RELATIONS).replaceAll('"', "'"),
      'xl/worksheets/sheet1.xml': sheetWith(FAR),
    }),
  ],
  [
    'two sheets of one part',
    (files) => ({
      'xl/workbook.xml': partOf(files, 'xl/workbook.xml').replace(
        '</sheets>',
        '<sheet name="tiers" sheetId="99" r:id="rId99"/></sheets>',
      ),
      [RELATIONS]: partOf(files, RELATIONS).replace(
        '</Relationships>',
        '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
    }),
  ],
  [
    'a sheet that is missing',
    (files) => ({
      [RELATIONS]: partOf(files, RELATIONS).replace('worksheets/sheet1.xml', 'worksheets/none.xml'),
    }),
  ],
  ...[
    '<row x=">" r="99999999"/>',
    '<row r = "99999999"/>',
    '<row r="&#57;9999999"/>',
    '<row r="1" r="99999999"/>',
    '<a-b:row r="99999999"/>',
    '<row a="1"r="99999999"/>',
    '<row x="<" r="99999999"/>',
    '<row r="-1"/>',
    '<row r="1e9"/>',
  ].map((row): [string, () => Record<string, string>] => [
    row,
    () => ({ 'xl/worksheets/sheet1.xml': sheetWith(row) }),
  ]),
])('refuses %s', async (_, change) => {
  const { sheets, issues } = await sheetsOf(await rebuilt(change))
  expect([sheets, issues.map(({ reason }) => reason)]).toEqual([
    [],
    [expect.stringMatching(/not a valid workbook|more than 200,000 lines/)],
  ])
})

test('counts the empty rows of all sheets together', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `s${index}`)
  const bytes = await workbook(Object.fromEntries(names.map((name) => [name, [['x']]])))
  const far = unzipSync(bytes)
  for (const name of Object.keys(far).filter((part) => part.startsWith('xl/worksheets/sheet')))
    far[name] = strToU8(sheetWith('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"/>'))
  const { sheets, issues } = await sheetsOf(zipSync(far))
  expect([sheets, issues.map(({ reason }) => reason)]).toEqual([
    [],
    [expect.stringMatching(/2 million cells/)],
  ])
})

test('refuses a long text that many cells repeat', async () => {
  const cells = Array.from({ length: 1_000 }, (_, index) => {
    return `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`
  })
  const bytes = await rebuilt(() => ({
    'xl/sharedStrings.xml': `<sst><si><t>${'a '.repeat(5_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': sheetWith(cells.join('')),
  }))
  const { sheets, issues } = await sheetsOf(bytes)
  expect([sheets, issues.map(({ reason }) => reason)]).toEqual([
    [],
    [expect.stringMatching(/too large to read/)],
  ])
})

test('reserves no memory for the size that an archive claims', async () => {
  const bytes = await rebuilt(() => ({}))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 30 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x0403_4b50) view.setUint32(at + 22, 0xf000_0000, true)
  const before = process.memoryUsage.rss()
  const { issues } = await sheetsOf(bytes)
  expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000)
  expect(issues).toEqual([])
})

test('refuses a workbook of over two million cells before its sheets are text', async () => {
  const row = '<row>'.concat('<c r="A1"/>'.repeat(100_000), '</row>')
  const files = unzipSync(await writeWorkbook({ sizes: [['product', 'name']] }))
  const sheet = strToU8(`<worksheet><sheetData>${row.repeat(21)}</sheetData></worksheet>`)
  const bytes = zipSync({ ...files, 'xl/worksheets/sheet1.xml': sheet })
  const conversions = vi.spyOn(Buffer.prototype, 'toString')
  const { sheets, issues } = await sheetsOf(bytes)
  const converted = conversions.mock.calls.length
  conversions.mockRestore()
  expect([sheets, converted]).toEqual([[], 0])
  expect(issues.map(({ reason }) => reason)).toEqual([expect.stringMatching(/2 million cells/)])
})

test('reads the result of a formula', async () => {
  const { sheets, issues } = await sheetsOf(
    await workbook(
      {
        sizes: [
          ['product', 'name'],
          ['top', 'S'],
        ],
      },
      (xml) => cell(xml).replace('>x<', '><f>A1*2</f><v>42.5</v><'),
    ),
  )
  expect(issues).toEqual([])
  expect(sheets[0]?.records[1]).toEqual(['top', '42.5'])
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
  ['nothing', () => new Uint8Array(), /not a valid workbook/],
  ['text', () => strToU8('sku,name'), /not a valid workbook/],
  ['another archive', () => zipSync({ 'a.txt': strToU8('a') }), /not a valid workbook/],
  ['an encrypted workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), /has a password/],
  [
    'half a workbook',
    async () => (await workbook({ sizes: table('sizes') })).subarray(0, 900),
    /not a valid workbook/,
  ],
  [
    'a bomb',
    async () => {
      const files = unzipSync(await workbook({ sizes: table('sizes') }))
      return zipWithZeros(files, 'xl/media/a.xml', 210_000_000)
    },
    /too large to read/,
  ],
  [
    'a cell at the end of the sheet',
    () => workbook({ sizes: table('sizes') }, (xml) => xml.replace('r="B2"', 'r="XFD1048576"')),
    /has more than 200,000 lines/,
  ],
  [
    'a cell behind the end of the sheet',
    () => workbook({ sizes: table('sizes') }, (xml) => xml.replace('r="B2"', 'r="A99999999"')),
    /has more than 200,000 lines/,
  ],
  [
    'a row behind the end of the sheet',
    () => workbook({ sizes: table('sizes') }, (xml) => xml.replace('<row r="2"', '<row r="99999999"')),
    /not a valid workbook/,
  ],
  [
    '100,000 sections of CDATA without an end',
    () => workbook({ sizes: table('sizes') }, (xml) => xml.replace('</row>', '<![CDATA['.repeat(100_000))),
    /not a valid workbook/,
  ],
  [
    'a thousand sheets of one part',
    async () => {
      const files = unzipSync(await workbook({ sizes: table('sizes') }))
      const names = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())
      const many = names.replace(/<sheet [^>]*>/, (sheet) => sheet.repeat(1_000))
      return zipSync({ ...files, 'xl/workbook.xml': strToU8(many) })
    },
    /too large to read/,
  ],
  [
    'two sheets with more cells together than a table may have',
    () =>
      workbook({
        sizes: [...Array.from({ length: 1_200 }, () => [null]), [...Array(1_000).fill(null), 'x']],
        tiers: [...Array.from({ length: 1_200 }, () => [null]), [...Array(1_000).fill(null), 'x']],
      }),
    /2 million cells/,
  ],
  [
    '200,000 unclosed cells',
    () => workbook({ sizes: table('sizes') }, (xml) => xml.replace('</row>', '<c r="C1">'.repeat(200_000))),
    /not a valid workbook/,
  ],
  [
    'a tag with a million attributes',
    () =>
      workbook({ sizes: table('sizes') }, (xml) => xml.replace('<row', `<row ${'a="" '.repeat(1_000_000)}`)),
    /not a valid workbook/,
  ],
  [
    '2,001 files',
    async () => {
      const files = unzipSync(await workbook({ sizes: table('sizes') }))
      const more = Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array()])
      return zipSync({ ...files, ...Object.fromEntries(more) })
    },
    /too large to read/,
  ],
])('refuses %s', async (_, bytes, reason) => {
  const { sheets, issues } = await sheetsOf(await bytes())
  expect(sheets).toEqual([])
  expect(issues.map((issue) => issue.reason)).toEqual([expect.stringMatching(reason)])
})
