import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSheetFile } from './read-sheet-file.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const workbook = (target: string) => ({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId7"/><sheet name="B" sheetId="2" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/other.xml"/><Relationship Id="rId7" Target="${target}"/></Relationships>`,
})
const sheet = (rows: string) => `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
const zipped = (parts: Record<string, string>) =>
  new File(
    [zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))],
    'order.xlsx',
  )
const ofRows = (rows: string, more: Record<string, string> = {}) =>
  zipped({ ...workbook('worksheets/sheet1.xml'), 'xl/worksheets/sheet1.xml': sheet(rows), ...more })

test('reads shared and inline texts, numbers and formula results into their columns', async () => {
  const shared = `<sst xmlns="${main}"><si><t>اللون</t></si><si><r><t>كح</t></r><r><t>لي</t></r><rPh><t>x</t></rPh></si></sst>`
  const rows = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>M</t></is></c><c r="AB1"><v>2</v></c></row>
    <row r="4"/>
    <row r="9"><c r="A9" t="s"><v>1</v></c><c r="B9" s="3"/><c r="C9"><f>6+6</f><v>1.2E1</v></c><c r="D9" t="str"><v>a"b</v></c></row>`
  expect(await readSheetFile(ofRows(rows, { 'xl/sharedStrings.xml': shared }))).toEqual({
    kind: 'cells',
    cells: `اللون\t\tM${'\t'.repeat(25)}2\t\nكحلي\t\t12\t"a""b"\t`,
  })
})

test('reads dates, percentages, booleans and leading zeros as displayed, not as quantities', async () => {
  const styles = `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="170" formatCode="d\\-mmm"/><numFmt numFmtId="171" formatCode="0&quot; days&quot;"/><numFmt numFmtId="172" formatCode="00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="3"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs></styleSheet>`
  const cells = ['45935', '45935', '5', '45935', '1200', '7', '4'].map(
    (value, style) => `<c s="${style}"><v>${value}</v></c>`,
  )
  const rows = `<row>${cells.join('')}<c t="b"><v>1</v></c></row>`
  expect(await readSheetFile(ofRows(rows, { 'xl/styles.xml': styles }))).toEqual({
    kind: 'cells',
    cells: '45935\t2025-10-05\t500%\t2025-10-05\t1200\t7\t04\tTRUE\t',
  })
})

test('reads the first sheet at the path that the workbook names', async () => {
  const parts = {
    ...workbook('/xl/worksheets/mine.xml'),
    'xl/worksheets/mine.xml': sheet('<row><c><v>1</v></c><c><v>2</v></c></row>'),
    'xl/worksheets/other.xml': sheet('<row><c><v>9</v></c></row>'),
  }
  expect(await readSheetFile(zipped(parts))).toEqual({ kind: 'cells', cells: '1\t2\t' })
})

test.each([
  { name: 'a file over a megabyte', file: new File([new Uint8Array(1_000_001)], 'a.csv') },
  { name: 'a small zip that becomes large', file: ofRows(' '.repeat(5_000_000)) },
  { name: 'a column far away', file: ofRows('<row><c r="ZZ1"><v>1</v></c></row>') },
  { name: 'thousands of rows', file: ofRows('<row><c><v>1</v></c></row>'.repeat(1_001)) },
])('$name is too large', async ({ file }) => {
  expect(await readSheetFile(file)).toEqual({ kind: 'tooLarge' })
})

test('reads no more of a zip entry than its declared size', async () => {
  const file = ofRows(`<!--${' '.repeat(3_000_000)}-->`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at += 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50
    if (isEntry && view.getUint32(at + 24, true) > 2_000_000) view.setUint32(at + 24, 100, true)
  }
  expect(await readSheetFile(new File([bytes], 'order.xlsx'))).toEqual({ kind: 'unreadable' })
})

test.each([
  { name: 'a zip without a workbook', file: zipped({ 'a.txt': 'a' }) },
  { name: 'a workbook without its sheet', file: zipped(workbook('worksheets/none.xml')) },
  {
    name: 'XML that declares entities',
    file: zipped({
      ...workbook('worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "b">]>${sheet('')}`,
    }),
  },
  { name: 'the beginning of a zip', file: new File(['PK\u0003\u0004 and no more'], 'order.xlsx') },
  { name: 'an old .xls file', file: new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'order.xls') },
])('$name is unreadable', async ({ file }) => {
  expect(await readSheetFile(file)).toEqual({ kind: 'unreadable' })
})

const arabic = 'اللون,M\nكحلي,3'
test.each([
  { encoding: 'UTF-8', bytes: new TextEncoder().encode(arabic) },
  { encoding: 'UTF-16', bytes: new Uint8Array([0xff, 0xfe, ...utf16(arabic)]) },
  {
    encoding: 'the Arabic code page of Windows',
    bytes: new Uint8Array([
      0xc7, 0xe1, 0xe1, 0xe6, 0xe4, 0x2c, 0x4d, 0x0a, 0xdf, 0xcd, 0xe1, 0xed, 0x2c, 0x33,
    ]),
  },
])('a CSV file in $encoding is read', async ({ bytes }) => {
  expect(await readSheetFile(new File([bytes], 'order.csv'))).toEqual({ kind: 'cells', cells: arabic })
})

function utf16(text: string): number[] {
  return [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])
}
