import { csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import { type WorkbookValue, writeWorkbook } from '@zayy/shop/catalogue-files/import/testing/write-workbook'
import { parse } from 'csv-parse/sync'

/** The text of each file of a folder, and the bytes of those that are no text. Null: the file is missing. */
export type Files = Readonly<Record<string, string>>
export type Edit = Readonly<Record<string, string | Uint8Array | null>>

/**
 * A mistake of an owner, and where the import has to name it.
 * @property row null if the mistake has no row
 * @property column null if it has no column
 * @property mentions a text that the reason has to contain, instead of a place
 */
export type Mistake = {
  what: string
  edit: Edit
  file: string
  row?: number
  column?: string
  mentions?: string
}

type Random = {
  below(end: number): number
  of<T>(list: readonly T[]): T
}

export function randomOf(next: () => number): Random {
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    of(list) {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('The list is empty')
      return one
    },
  }
}

type Table = { file: string; rows: string[][] }

const tableOf = (files: Files, file: string): Table => ({
  file,
  rows: parse(files[file] ?? '', { bom: true, relax_column_count: true }),
})

const written = ({ rows }: Table) => rows.map((row) => csvRow(row)).join('')

/** Columns by what their cells hold. */
const columns: Readonly<Record<string, readonly [file: string, column: string][]>> = {
  number: [
    ['tiers.csv', 'from'],
    ['tiers.csv', 'to'],
    ['products.csv', 'sold'],
    ['reviews.csv', 'rate'],
    ['countries.csv', 'days_from'],
  ],
  amount: [
    ['tiers.csv', 'price'],
    ['cities.csv', 'shipping'],
    ['coupons.csv', 'amount'],
  ],
  day: [
    ['products.csv', 'added'],
    ['reviews.csv', 'date'],
    ['coupons.csv', 'starts'],
  ],
  flag: [
    ['products.csv', 'men'],
    ['products.csv', 'women'],
    ['products.csv', 'children'],
    ['categories.csv', 'menu'],
  ],
  choice: [
    ['products.csv', 'status'],
    ['products.csv', 'badge'],
    ['photos.csv', 'role'],
    ['slides.csv', 'text'],
    ['coupons.csv', 'type'],
  ],
  reference: [
    ['products.csv', 'category'],
    ['products.csv', 'brand'],
    ['products.csv', 'also'],
    ['products.csv', 'size_chart'],
    ['colours.csv', 'product'],
    ['sizes.csv', 'product'],
    ['tiers.csv', 'product'],
    ['photos.csv', 'product'],
    ['photos.csv', 'colour'],
    ['attributes.csv', 'product'],
    ['reviews.csv', 'product'],
    ['cities.csv', 'country'],
    ['areas.csv', 'city'],
    ['categories.csv', 'parent'],
    ['home_sections.csv', 'products'],
    ['home_sections.csv', 'category'],
    ['slides.csv', 'link'],
  ],
  picture: [
    ['categories.csv', 'image'],
    ['colours.csv', 'image'],
    ['photos.csv', 'file'],
    ['slides.csv', 'image_ar'],
    ['slides.csv', 'image_en'],
    ['slides.csv', 'image_tall'],
    ['sponsors.csv', 'image'],
    ['vision.csv', 'image'],
  ],
  size: [
    ['sizes.csv', 'name'],
    ['size_charts.csv', 'size'],
  ],
  colour: [['colours.csv', 'code']],
  line: [
    ['products.csv', 'name_ar'],
    ['products.csv', 'name_en'],
    ['categories.csv', 'name_ar'],
    ['colours.csv', 'name_en'],
    ['cities.csv', 'name_ar'],
    ['areas.csv', 'name_en'],
    ['photos.csv', 'alt_ar'],
    ['attributes.csv', 'value_en'],
    ['size_charts.csv', 'column_ar'],
    ['slides.csv', 'title_ar'],
    ['sponsors.csv', 'name_en'],
    ['blog_categories.csv', 'name_ar'],
    ['home_sections.csv', 'name_en'],
    ['vision.csv', 'title_en'],
  ],
}

/** Wrong cells by what a column holds. */
const wrongCells: readonly [kind: string, texts: readonly string[]][] = [
  ['number', ['abc', '-1', '1.5', '1e5', '12 pcs', '', '٥ قطع', '1.200', '5\u00005', '#REF!', '=A2+1']],
  ['amount', ['abc', '-5', '1,000.50', '12.345', '45 USD', '٤٥ درهم', '', '#DIV/0!', '=B2*1.15', '12345678']],
  [
    'day',
    ['31/12/2025', '2025-02-30', '1446-05-12', '2099-01-01', 'yesterday', '45000', '1999-01-01', '#N/A'],
  ],
  ['flag', ['yes', '2', 'TRUE', 'نعم', 'x', '', '-1', '01']],
  ['choice', ['maybe', 'Live', 'نعم', '7', 'Main ', '-']],
  ['reference', ['nowhere', 'Scrub-Tops-2', 'سكراب', 'category:', 'a b']],
  ['picture', ['nowhere.webp', '../settings.csv', 'garments/', 'http://a.example/a.png', '']],
  ['size', ['04-Mar', '2026-03-04', 'S;M;L', 'S / M / L', '', '12/3/2026', '#VALUE!']],
  ['colour', ['teal', '#12', '#gggggg', 'rgb(0,0,0)', '', '1f6f78']],
  [
    'line',
    [
      '',
      '=A2',
      '=SUM(A1:A9)',
      '#NAME?',
      'one\ntwo',
      'a\u0000b',
      'ab\ufffdc',
      '????? ????',
      'Ø³ÙƒØ±Ø§Ø¨Ù',
      'ن'.repeat(2001),
    ],
  ],
]

function wrongCell(files: Files, random: Random): Mistake {
  const [kind, texts] = random.of(wrongCells)
  const [file, column] = random.of(columns[kind] ?? [])
  const text = random.of(texts)
  const table = tableOf(files, file)
  const index = (table.rows[0] ?? []).indexOf(column)
  // An empty cell is a mistake only where there was a text.
  const filled = table.rows.flatMap((row, at) => (at > 0 && row[index] ? [at] : []))
  const at = random.of(filled)
  const row = table.rows[at] ?? []
  const mayBeEmpty = [
    'brand',
    'also',
    'size_chart',
    'colour',
    'image_tall',
    'badge',
    'link',
    'category',
    'starts',
  ]
  const wrong = text === '' && (mayBeEmpty.includes(column) || column === 'days_from') ? 'nowhere;' : text
  row[index] = wrong
  return {
    what: `${column}: ${JSON.stringify(wrong).slice(0, 40)}`,
    edit: { [file]: written(table) },
    file,
    row: at + 1,
    column,
  }
}

const keyed: readonly [file: string, column: string][] = [
  ['products.csv', 'sku'],
  ['categories.csv', 'slug'],
  ['colours.csv', 'colour'],
  ['sizes.csv', 'name'],
  ['tiers.csv', 'from'],
  ['photos.csv', 'file'],
  ['cities.csv', 'code'],
  ['areas.csv', 'code'],
  ['coupons.csv', 'code'],
  ['reviews.csv', 'email'],
  ['sponsors.csv', 'slug'],
]

function repeatedRow(files: Files, random: Random): Mistake {
  const [file, column] = random.of(keyed)
  const table = tableOf(files, file)
  const row = table.rows[1 + random.below(table.rows.length - 1)] ?? []
  table.rows.push([...row])
  return { what: 'a row twice', edit: { [file]: written(table) }, file, row: table.rows.length, column }
}

/** The first table has a column of each kind, so that two of them cannot be taken for each other. */
const swaps: readonly [file: string, one: string, other: string][] = [
  ['products.csv', 'sku', 'name_ar'],
  ['products.csv', 'men', 'name_en'],
  ['products.csv', 'category', 'description_ar'],
  ['tiers.csv', 'product', 'price'],
  ['cities.csv', 'code', 'name_ar'],
  ['cities.csv', 'country', 'shipping'],
  ['colours.csv', 'code', 'image'],
  ['photos.csv', 'file', 'role'],
  ['reviews.csv', 'rate', 'date'],
  ['coupons.csv', 'type', 'starts'],
  ['slides.csv', 'text', 'link'],
]

function swappedColumns(files: Files, random: Random): Mistake {
  const [file, one, other] = random.of(swaps)
  const table = tableOf(files, file)
  const head = table.rows[0] ?? []
  const [first, second] = [head.indexOf(one), head.indexOf(other)]
  head[first] = other
  head[second] = one
  return {
    what: `columns ${one} and ${other} swapped`,
    edit: { [file]: written(table) },
    file,
    row: 2,
    column: one,
  }
}

const tables = [...new Set(Object.values(columns).flatMap((list) => list.map(([file]) => file)))]

function wrongRow(files: Files, random: Random): Mistake {
  const file = random.of(tables)
  const table = tableOf(files, file)
  const at = 1 + random.below(table.rows.length - 1)
  const row = table.rows[at] ?? []
  const isLong = random.below(2) === 0
  table.rows[at] = isLong ? [...row, 'more'] : row.slice(0, 1)
  return {
    what: isLong ? 'a cell too many' : 'cells missing',
    edit: { [file]: written(table) },
    file,
    row: at + 1,
  }
}

function wrongHeading(files: Files, random: Random): Mistake {
  const file = random.of(tables)
  const table = tableOf(files, file)
  const head = table.rows[0] ?? []
  const at = random.below(head.length)
  const kind = random.of(['misspelt', 'twice', 'empty'] as const)
  const heading =
    kind === 'misspelt' ? `${head[at]}s` : kind === 'twice' ? (head[at === 0 ? 1 : 0] ?? '') : ''
  if (kind === 'empty' && at === head.length - 1) return wrongHeading(files, random)
  head[at] = heading
  const column = kind === 'empty' ? `(${at + 1})` : heading
  return { what: `a heading ${kind}`, edit: { [file]: written(table) }, file, row: 1, column }
}

function wrongFile(files: Files, random: Random): Mistake {
  const file = random.of(tables.filter((name) => name !== 'coupons.csv'))
  const text = files[file] ?? ''
  const bytes = Buffer.from(text)
  const stem = file.replace('.csv', '')
  const at = Math.floor(bytes.length * (0.3 + 0.6 * (random.below(100) / 100)))
  const renamed = random.of([
    ...[`${stem}s2.csv`, `${stem.slice(0, -1)}.csv`, `${stem.toUpperCase()}.csv`, `${stem} (1).csv`],
    ...[`${file}.txt`, `${stem}.tsv`, `Copy of ${file}`, `${stem}.ods`, `${stem}.CSV`],
  ])
  return random.of<() => Mistake>([
    () => ({ what: 'another encoding', edit: { [file]: Buffer.from(text, 'utf16le') }, file }),
    () => ({
      what: 'a byte of another encoding',
      edit: { [file]: Buffer.concat([bytes.subarray(0, at), Buffer.from([0xe9, 0x20]), bytes.subarray(at)]) },
      file,
    }),
    () => ({ what: 'another separator', edit: { [file]: text.replaceAll(',', '|') }, file }),
    () => ({ what: 'an empty file', edit: { [file]: '' }, file }),
    () => ({ what: `the name ${renamed}`, edit: { [file]: null, [renamed]: text }, file: renamed }),
    () => ({ what: 'a quotation mark too many', edit: { [file]: `${text}"open` }, file }),
    () => ({
      what: 'a second file of the table',
      edit: { [`${stem}.xlsx`]: 'PK\x03\x04' },
      file: `${stem}.xlsx`,
    }),
    () => cutFile(files, file, at),
  ])()
}

/** Ends a file within a row, with at least one cell missing. */
function cutFile(files: Files, file: string, at: number): Mistake {
  const text = Buffer.from(files[file] ?? '')
    .subarray(0, at)
    .toString()
    .replace(/\ufffd+$/, '')
  const start = text.lastIndexOf('\n') + 1
  const comma = text.indexOf(',', start)
  return {
    what: 'a file that is cut off',
    edit: { [file]: text.slice(0, comma === -1 ? start + 1 : comma) },
    file,
  }
}

function wrongPicture(files: Files, random: Random): Mistake {
  const [file, column] = random.of(columns.picture ?? [])
  const table = tableOf(files, file)
  const index = (table.rows[0] ?? []).indexOf(column)
  const path = random.of(table.rows.slice(1).flatMap((row) => row[index] || []))
  const [what, bytes] = random.of<[string, Uint8Array]>([
    ['an empty picture', new Uint8Array()],
    ['a text as a picture', Buffer.from('<html>not found</html>')],
    ['half a picture', Buffer.from('RIFF\x40\x42\x0f\0WEBPVP8 half of it', 'latin1')],
    [
      'a HEIC photo',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
    ],
    ['a picture that is too large', new Uint8Array(50_000_001)],
  ])
  return { what, edit: { [`pictures/${path}`]: bytes }, file: '', mentions: path }
}

function wrongText(files: Files, random: Random): Mistake {
  const file = random.of(Object.keys(files).filter((name) => name.endsWith('.md') && name.includes('/')))
  const text = files[file] ?? ''
  const isPost = file.startsWith('blogs/')
  return random.of<() => Mistake>([
    () => ({ what: 'no front matter', edit: { [file]: text.replace(/^---\n/, '') }, file }),
    () => ({
      what: 'an unknown line',
      edit: { [file]: text.replace('---\n', '---\nauthor: Nora\n') },
      file,
      column: 'author',
    }),
    () => ({
      what: 'no title',
      edit: { [file]: text.replace(/^title:.*$/m, 'title:') },
      file,
      column: 'title',
    }),
    () => ({
      what: 'no text',
      edit: { [file]: text.replace(/^(---\n[\s\S]*?\n---\n)[\s\S]*$/, '$1') },
      file,
    }),
    () => ({ what: 'a picture that is nowhere', edit: { [file]: `${text}\n![a](nowhere.webp)\n` }, file }),
    () => ({ what: 'one language', edit: { [file]: null }, file }),
    () => ({ what: 'another encoding', edit: { [file]: Buffer.from(text, 'utf16le') }, file }),
    () => ({ what: 'lost letters', edit: { [file]: text.replace(/^title:.*$/m, 'title: ????? ???') }, file }),
    () => ({
      what: 'a name with capitals',
      edit: { [file]: null, [file.toUpperCase()]: text, [file.replace(/\/(.)/, '/X$1')]: text },
      file: file.replace(/\/(.)/, '/X$1'),
    }),
    () =>
      isPost
        ? {
            what: 'a wrong day',
            edit: {
              [file.replace('.en.', '.ar.')]: (files[file.replace('.en.', '.ar.')] ?? '').replace(
                /^date:.*$/m,
                'date: 31/12/2025',
              ),
            },
            file: file.replace('.en.', '.ar.'),
            column: 'date',
          }
        : { what: 'an unknown setting in braces', edit: { [file]: `${text}\n{telephone}\n` }, file },
  ])()
}

const wrongSettings: readonly [key: string, values: readonly string[]][] = [
  ['tax', ['fifteen', '0.15', '150', '', '-1']],
  ['tax_included', ['yes', '2', '']],
  ['phone', ['12345', 'call us', '٠١١']],
  ['whatsapp', ['hello', 'https://t.me/zayy']],
  ['email', ['salam', 'a@b', 'a b@c.example']],
  ['bank_iban', ['SA0380000000608010167518', '123', '3.8E+21']],
  ['vat_number', ['30000000000003', 'VAT', '']],
  ['cr_number', ['12345', 'CR-1']],
  ['transfer_days', ['0', '61', 'three', '']],
  ['default_city', ['Nowhere', 'الرياض']],
  ['logo', ['nowhere.svg']],
  ['app_name', ['', 'ن'.repeat(200)]],
  ['facebook', ['zayy', 'ftp://a.example']],
]

function wrongSetting(files: Files, random: Random): Mistake {
  const table = tableOf(files, 'settings.csv')
  const [key, values] = random.of(wrongSettings)
  const isUnknown = random.below(8) === 0
  const at = table.rows.findIndex(([name]) => name === key)
  const row = table.rows[at] ?? []
  const value = random.of(values)
  if (isUnknown) row[0] = `${key}_x`
  else row[1] = value
  // An empty VAT number is valid by itself, but not together with a tax.
  const named = key === 'vat_number' && value === '' && !isUnknown ? 'tax' : key
  const where = table.rows.findIndex(([name]) => name === (isUnknown ? `${key}_x` : named))
  return {
    what: isUnknown ? `an unknown setting` : `${key}: ${JSON.stringify(value).slice(0, 30)}`,
    edit: { 'settings.csv': written(table) },
    file: 'settings.csv',
    row: where + 1,
    column: isUnknown ? 'key' : 'ar',
  }
}

const productCells: readonly [column: string, texts: readonly string[]][] = [
  ['colours', ['navi', 'Dark teal', 'navy;navy', 'Night #10', 'كحلى غامق جدا', 'ليلي/Night #zzz']],
  ['sizes', ['38-46', 'S-XL', 'S;S', '04-Mar', 'S;M;04-Mar']],
  ['tiers', ['1-9', 'free', '1-9:55;11-49:50', '9-1:50', '1-9:55;5-20:50', '-1', '1-9:x', '1-9=;']],
  ['photos', ['nowhere.webp', 'a.jpg;b.jpg', 'a.jpg, b.jpg']],
]

function wrongProductCell(files: Files, random: Random): Mistake {
  const [column, texts] = random.of(productCells)
  const text = random.of(texts)
  const table = tableOf(files, 'products.csv')
  const at = 1 + random.below(table.rows.length - 1)
  for (const [index, row] of table.rows.entries()) row.push(index === 0 ? column : index === at ? text : '')
  // Removes the full form of the same table, which would be a second mistake.
  const edit = { 'products.csv': written(table), [`${column}.csv`]: null }
  return { what: `${column} in a cell: ${text}`, edit, file: 'products.csv', row: at + 1, column }
}

async function wrongWorkbook(files: Files, random: Random): Promise<Mistake> {
  const table = tableOf(files, random.of(['sizes.csv', 'tiers.csv', 'cities.csv']))
  const stem = table.file.replace('.csv', '')
  const at = 1 + random.below(table.rows.length - 1)
  const column = table.rows[0]?.at(-1) ?? ''
  const wrong = random.of<WorkbookValue>([{ formula: 'A1&B1' }, '04-Mar', '#REF!', null])
  const rows = table.rows.map((row, index) =>
    row.map((value, nth) => (index === at && nth === row.length - 1 ? wrong : value)),
  )
  const sheet = random.of([stem, `${stem.slice(0, -1)}`])
  const file = 'shop.xlsx'
  const edit = { [table.file]: null, [file]: await writeWorkbook({ [sheet]: rows }) }
  const where = { what: `a workbook: ${JSON.stringify(wrong)}`, edit, file: `${file} (${sheet})` }
  return sheet === stem ? { ...where, row: at + 1, column } : { ...where, what: `the sheet ${sheet}` }
}

const kinds = [
  ...[wrongCell, wrongCell, wrongCell, wrongCell, repeatedRow, swappedColumns, wrongRow, wrongHeading],
  ...[
    wrongFile,
    wrongFile,
    wrongPicture,
    wrongText,
    wrongText,
    wrongSetting,
    wrongProductCell,
    wrongWorkbook,
  ],
]

export async function randomMistake(files: Files, next: () => number): Promise<Mistake> {
  const random = randomOf(next)
  return await random.of(kinds)(files, random)
}
