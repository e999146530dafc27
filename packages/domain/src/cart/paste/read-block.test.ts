import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsWhole, summariseBlock } from './block-summary.ts'
import { type PastedBlock, readBlock } from './read-block.ts'

const colours = [
  { id: 1, name: 'أزرق طبي', code: '#7ba3cf' },
  { id: 2, name: 'عنابي', code: '#6b2338' },
  { id: 3, name: 'كحلي', code: '#22345c' },
  { id: 4, name: 'أسود', code: '#232326' },
]
const named = (names: string[]) => names.map((name, at) => ({ id: at + 10, name }))
const scrub = { colours, sizes: named(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']) }
const school = { colours, sizes: named(['6', '8', '10', '12', '14', '16']) }

/** Each accepted cell as 'colour/size quantity', by ids; a guessed colour has a question mark. */
function placed({ rows, columns }: PastedBlock): string {
  return rows
    .flatMap(({ colour, guessed, cells }) =>
      cells.flatMap((cell, at) =>
        cell.kind === 'quantity' && colour !== null && columns[at]?.size
          ? [`${colour}${guessed ? '?' : ''}/${columns[at].size} ${cell.quantity}`]
          : [],
      ),
    )
    .join(', ')
}

function read(text: string, product = scrub, from = { row: 0, column: 0 }): string {
  const result = readBlock(text, product, 100_000, from)
  return result.kind === 'block' ? placed(result.block) : result.kind
}

test.each([
  ['a block without heads goes to the active cell', '6\t10\n4\t7', '2/11 6, 2/12 10, 3/11 4, 3/12 7'],
  ['one number', '7\r\n', '2/11 7'],
  ['pieces above what looks like a head go nowhere', 'Navy\t10\nS\tM\n3\t4', ''],
  ['one column of grouped numbers is no CSV', '1,200\n٣٬٤٠٠', '2/11 1200, 3/11 3400'],
  ['sizes above, colours beside', 'اللون\tS\tM\nكحلي\t٦\t١٠\nأسود\t-\t2', '3/11 6, 3/12 10, 4/12 2'],
  ['colours above, sizes beside', '\tNavy\tWine\nSmall\t4\t5\nXXL\t6\t0', '3/11 4, 3/15 6, 2/11 5'],
  ['sizes alone go to the active colour', 'S\t6\nM\t10', '2/11 6, 2/12 10'],
  ['sizes and a head of numbers too', 'المقاس\tالعدد\nS\t6\nM\t10', '2/11 6, 2/12 10'],
  ['colours alone go to the active size', 'كحلي\t6\nأسود\t10', '3/11 6, 4/11 10'],
  [
    'titles above and sums at the end',
    'طلب\t\t\t\n\t\t\t\n\tS\tM\tالمجموع\nNavy\t1\t2\t3\nTotal\t1\t2\t3',
    '3/11 1, 3/12 2',
  ],
  [
    'a column of numbers before the colours',
    '#\tColour\tS\tM\n1\tNavy\t3\t4\n2\tBlack\t5\t6',
    '3/11 3, 3/12 4, 4/11 5, 4/12 6',
  ],
  ['a list, a line each', 'Colour,Size,Qty\nNavy,S,10\nNavy,XXL,12\nBlack,S,3', '3/11 10, 3/15 12, 4/11 3'],
  ['equal lines of a list add up', 'Navy,S,10\nNavy,S,5\nBlack,M,1', '3/11 15, 4/12 1'],
  [
    'a list of staff, a piece each',
    'الاسم\tاللون\tالمقاس\nسارة\tكحلي\tM\nنورة\tكحلي\tM\nريم\tأسود\tوسط',
    '3/12 2, 4/12 1',
  ],
  ['colour and size alone', 'كحلي\tM\nأسود\tL', '3/12 1, 4/13 1'],
  ['numbered lines', '1\tسارة\tكحلي\tM\n2\tنورة\tكحلي\tL\n3\tريم\tأسود\tL', '3/12 1, 3/13 1, 4/13 1'],
  ['numbers of staff', 'الرقم الوظيفي\tاللون\tالمقاس\n1042\tكحلي\tM\n1077\tأسود\tL', '3/12 1, 4/13 1'],
  ['quantities that count up, without a head', 'Navy,S,1\nNavy,M,2\nBlack,L,3', '3/11 1, 3/12 2, 4/13 3'],
  [
    'quantities that count up',
    'Colour\tSize\tQty\nNavy\tS\t1\nNavy\tM\t2\nBlack\tL\t3',
    '3/11 1, 3/12 2, 4/13 3',
  ],
  [
    'a price behind the quantity',
    'Colour,Size,Qty,Price\nNavy,S,10,45.00\nBlack,M,3,45.00',
    '3/11 10, 4/12 3',
  ],
  [
    'its total too',
    'اللون\tالمقاس\tالعدد\tسعر الوحدة\tالإجمالي\nكحلي\tS\t10\t45\t450\nأسود\tM\t3\t45\t135',
    '3/11 10, 4/12 3',
  ],
  [
    'without heads a price is told by its decimals',
    'Navy\tS\t10\t45.00\nBlack\tM\t3\t45.50',
    '3/11 10, 4/12 3',
  ],
  ['numbers under a head that says nothing of pieces', 'Colour,Size,September\nNavy,S,10\nBlack,M,3', ''],
  [
    'telephone numbers and heights of staff',
    'الاسم\tالجوال الشخصي\tالطول (سم)\tاللون\tالمقاس\nسارة\t0551234567\t165\tكحلي\tM\nريم\t0557654321\t170\tأسود\tL',
    '3/12 1, 4/13 1',
  ],
  [
    'a colour that stands once above its lines',
    'اللون\tالمقاس\tالعدد\nكحلي\tS\t5\n\tM\t6\n\tL\t7\nأسود\tS\t2\n\tM\t3\nالمجموع\t\t23',
    '3/11 5, 3/12 6, 3/13 7, 4/11 2, 4/12 3',
  ],
  [
    'a title above the heads of a list with prices',
    'طلب الزي\t\t\t\nاللون\tالمقاس\tالعدد\tالسعر\nكحلي\tS\t10\t45\nأسود\tM\t3\t45',
    '3/11 10, 4/12 3',
  ],
  [
    'a title above a list of staff',
    'قسم الطوارئ\t\t\nالاسم\tاللون\tالمقاس\nسارة\tكحلي\tM\nريم\tأسود\tL',
    '3/12 1, 4/13 1',
  ],
  [
    'without heads whole prices and totals could be pieces too',
    'Navy\tS\t10\t45\t450\nBlack\tM\t3\t45\t135',
    '',
  ],
  [
    'numbers of staff under a head of another name',
    'Badge\tColour\tSize\n1042\tNavy\tM\n1077\tBlack\tL',
    '3/12 1, 4/13 1',
  ],
  [
    'numbered lines of which some are gone',
    '#\tColour\tSize\n1\tNavy\tM\n2\tNavy\tM\n4\tBlack\tL',
    '3/12 2, 4/13 1',
  ],
  [
    'measures of a staff',
    'الاسم\tاللون\tالمقاس\tالصدر\nسارة\tكحلي\tM\t98\nريم\tأسود\tL\t104',
    '3/12 1, 4/13 1',
  ],
  [
    'a staff of whom half have no colour of the product',
    '#\tName\tColour\tSize\n1\tSara\tNavy\tM\n2\tNoura\tPeach\tL\n3\tReem\tPlum\tXL\n4\tHind\t\tL\n5\tLeen\tLime\tS',
    '3/12 1',
  ],
  [
    'a staff in one colour, which is the active one',
    'الاسم\tالمقاس\nسارة\tM\nنورة\tL\nريم\tM',
    '2/12 2, 2/13 1',
  ],
  ['without heads a name may be a colour', '1\tسارة\tM\n2\tنورة\tL\n3\tريم\tM', ''],
  ['an empty template is not a piece of each', '\tNavy\tWine\nS\t\t\nM\t\t', 'empty'],
  ['one colour above all lines', 'كحلي\tS\t5\n\tM\t6\n\tL\t7', '3/11 5, 3/12 6, 3/13 7'],
  ['colours above, a cell of each empty', '\tNavy\tWine\nS\t\t5\nXXL\t6\t', '3/15 6, 2/11 5'],
  ['colours above, one of them empty', '\tNavy\tWine\nS\t\t5\nXXL\t\t6', '2/11 5, 2/15 6'],
  ['semicolons and quotes', '"";"S";"M"\n"كحلي ";"1,200";"2"', '3/11 1200, 3/12 2'],
  ['a guessed colour', '\tS\tM\nكحلي غامق\t8\t12', '3?/11 8, 3?/12 12'],
  ['sizes in words', '\tصغير\tوسط\tاكس لارج\nكحلي\t1\t2\t3', '3/11 1, 3/12 2, 3/14 3'],
  ['nothing but empty cells', '\t\n-\t0', 'empty'],
  ['nothing', '', 'empty'],
])('reads a sheet with %s', (_, text, expected) => {
  expect(read(text, scrub, { row: 1, column: 1 })).toBe(expected)
})

test.each([
  ['numbers above colours are sizes', '\t6\t8\t10\nكحلي\t1\t2\t3', '3/10 1, 3/11 2, 3/12 3'],
  ['numbers at an edge that are all sizes may be heads or quantities', '10\t20\n12\t30\n14\t5', ''],
  ['sizes in any order, the largest first', '16\t5\n14\t3\n12\t4', ''],
  ['a size on several lines', '10\t5\n10\t3\n12\t4', ''],
  ['sizes behind quantities', '5\t10\n3\t12', ''],
  ['quantities of which some are no sizes', '10\t5\n20\t3', '1/10 10, 1/11 5, 2/10 20, 2/11 3'],
  ['one quantity throughout', '10\t10\n10\t10', '1/10 10, 1/11 10, 2/10 10, 2/11 10'],
  ['a number beside each colour may be its size', 'كحلي\t10\nأسود\t12', ''],
  ['under a head it is a quantity', 'اللون\tالعدد\nكحلي\t10\nأسود\t12', '3/10 10, 4/10 12'],
  ['some columns beside colours could be of any sizes', 'كحلي\t6\t8\nأسود\t10\t12', ''],
  ['a head says that they are sizes', 'المقاس\tالعدد\n10\t3\n12\t5', '1/12 3, 1/13 5'],
  ['a list of sizes that are numbers', 'اللون\tالمقاس\tالعدد\nكحلي\t8\t4\nأسود\t10\t6', '3/11 4, 4/12 6'],
  ['مقاس 8 is 8', '\tمقاس ٨\tsize 10\nكحلي\t1\t2', '3/11 1, 3/12 2'],
])('reads numeric sizes: %s', (_, text, expected) => {
  expect(read(text, school)).toBe(expected)
})

const teal = [
  { id: 1, name: 'Teal', code: '#1f6f78' },
  { id: 2, name: 'Navy', code: '#22345c' },
]
const shirt = { colours: teal, sizes: scrub.sizes }

test.each([
  ['a size in words with its letter', '\tSmall (S)\tMedium (M)\nTeal\t5\t6', '1/11 5, 1/12 6'],
  ['a table below another', '\tS\tM\nTeal\t5\t6\n\tL\tXL\nTeal\t7\t8', '1/11 5, 1/12 6, 1/13 7, 1/14 8'],
  [
    'heads again on the next page',
    '\tS\tM\nTeal\t5\t6\n\n\tS\tM\nNavy\t7\t8',
    '1/11 5, 1/12 6, 2/11 7, 2/12 8',
  ],
  [
    'heads of a list again',
    'Colour\tSize\tQty\nNavy\tS\t10\nColour\tSize\tQty\nTeal\tM\t3',
    '2/11 10, 1/12 3',
  ],
  ['a line of a message', 'Teal M 20', '1/12 20'],
  ['numbered lines of a message', '1. Teal M 5\n2- Navy L 6\n(3) Teal S ٧', '1/12 5, 1/11 7, 2/13 6'],
  ['a number of times before the colour', '- 5 x Teal M\n10 × Navy L', '1/12 5, 2/13 10'],
  ['pieces of a size with an x in its name', '2 pcs Teal XL\nNavy XL 3', '1/14 2, 2/14 3'],
  [
    'lines of a message',
    '- Teal M: ٢٠ قطعة\n*Navy* XXL x 1,200\n30 Teal extra large',
    '1/12 20, 1/14 30, 2/15 1200',
  ],
  ['a list of one line', 'Navy\tS\t10', '2/11 10'],
  ['colour and size in one cell', 'Teal M\t20\nTeal L\t30', '1/12 20, 1/13 30'],
  ['the number first', '20\tNavy\tM\n30\tNavy\tL', '2/12 20, 2/13 30'],
  ['a price beside sizes under a head', 'Size\tPrice\tQty\nS\t45\t6\nM\t45\t10', '1/11 6, 1/12 10'],
  ['a number in quotes', 'Colour,Size,Qty\nNavy,S,"1,200"\nTeal,M,300', '2/11 1200, 1/12 300'],
])('reads %s', (_, text, expected) => {
  expect(read(text, shirt)).toBe(expected)
})

test.each([
  ['a size that is two', '\tS/M\tL/XL\nTeal\t5\t6', 'noHeads', ['S/M', 'L/XL']],
  ['sizes with measures', '\tS - 36\tM - 38\nTeal\t5\t6', 'noHeads', ['S - 36', 'M - 38']],
  ['inches', '\t14"\t16"\nTeal\t5\t6', 'noHeads', ['14"', '16"']],
  [
    'codes of articles',
    'SKU\tQty\nSCRUB-Teal-M\t20\nSCRUB-Navy-L\t30',
    'noHeads',
    ['SCRUB-Teal-M', 'SCRUB-Navy-L'],
  ],
  ['colours behind their numbers', '3\t4\tNavy\n5\t6\tTeal', 'noHeads', ['Teal', '3', '4']],
  ['colours behind numbers with heads', 'S\tM\tColour\n3\t4\tNavy', 'noHeads', ['Navy']],
  ['tables beside one another', '\tS\tM\t\tL\nTeal\t5\t6\tNavy\t7', 'noHeads', ['Navy']],
  ['a word among numbers', '5\t6\n7\tmany', 'noHeads', ['many']],
  ['prices beside colours', 'Teal\t6\t45\nNavy\t7\t45', 'noHeads', ['Teal', 'Navy']],
  ['two columns of numbers', 'Navy\tS\t45\t10\nTeal\tM\t45\t3', 'whichNumber', ['45, 45', '10, 3']],
  ['numbers that may count lines', '1\tNavy\tM\n2\tNavy\tL\n3\tTeal\tS', 'whichNumber', ['1, 2']],
  ['odd numbers of a list', 'Navy\tS\t1e3\nTeal\tM\t½', 'whichNumber', ['1e3, ½']],
  ['two sizes a line', 'Top\tPants\nM\tL\nS\tM', 'whichNumber', ['Top', 'Pants']],
  ['a comma that may separate', 'Navy,S,1,200\nTeal,M,300', 'unevenRows', ['Navy S 1 200', 'Teal M 300']],
  ['a line with two numbers', 'Teal M 20 or 30', 'unreadLine', ['Teal M 20 or 30']],
  ['a line with a blank in its number', 'Teal M 1 200', 'unreadLine', ['Teal M 1 200']],
  ['numbered lines without a quantity', '1. Teal M\n2) Navy L', 'noHeads', ['2) Navy L', '1. Teal M']],
  ['Arabic numbering without a quantity', '١. كحلي M', 'unreadLine', ['١. كحلي M']],
  ['lines that count up', '1 Teal M\n2 Navy L', 'unreadLine', ['1 Teal M', '2 Navy L']],
  ['a number that may be of the size', 'Teal 2 XL', 'unreadLine', ['Teal 2 XL']],
  ['2x before large', 'Teal 2x large', 'unreadLine', ['Teal 2x large']],
  ['the same in Arabic', 'كحلي ٢ اكس لارج', 'unreadLine', ['كحلي ٢ اكس لارج']],
  ['an x that may be of the size', 'Teal 5 x L', 'unreadLine', ['Teal 5 x L']],
  ['a list whose only numbers are totals', 'Colour\tSize\tTotal\nNavy\tM\t5', 'whichNumber', ['Total']],
  ['a list whose only numbers are amounts', 'Colour\tSize\tAmount\nNavy\tM\t5', 'whichNumber', ['Amount']],
  ['numbers behind the sizes', 'اللون\tالمقاس\tرقم\nكحلي\tM\t5', 'whichNumber', ['رقم']],
  ['what is in stock', 'Colour\tSize\tStock qty\nNavy\tM\t5', 'whichNumber', ['Stock qty']],
  ['dozens above', 'Colour\tSize\tQty (dozen)\nNavy\tM\t5', 'whichNumber', ['Qty (dozen)']],
  ['dozens beside', 'Colour\tSize\tQty\tUnit\nNavy\tM\t5\tdozen', 'whichNumber', ['Unit']],
  ['a list whose numbers are fractions', 'Colour\tSize\tOrder\nNavy\tM\t5.5', 'whichNumber', ['Order']],
  ['cancelled lines', 'Colour\tSize\tQty\tStatus\nNavy\tM\t5\tCancelled', 'whichNumber', ['Status']],
  [
    'cancelled lines in Arabic',
    'الاسم\tاللون\tالمقاس\tملاحظات\nسارة\tكحلي\tM\tملغي',
    'whichNumber',
    ['ملاحظات'],
  ],
  ['a line of labels', 'Colour: Teal, Size: M, Qty: 5', 'unreadLine', ['Qty: 5']],
  ['sums alone', 'Colour\tTotal\nTeal\t45\nNavy\t46', 'unreadLine', ['45', '46']],
  ['articles by colour and size', 'Item\tQty\nTeal M\t5\nNavy L\t6', 'noHeads', ['Teal M', 'Navy L']],
  ['quantities in notes', 'Name\tColour\tSize\tNotes\nSara\tNavy\tM\t2 pcs', 'whichNumber', ['Notes']],
  ['numbers beside quantities', 'Colour,Size,Qty,\nNavy,S,1,200', 'whichNumber', ['Qty', '200']],
  [
    'a list of several products',
    'Product\tColour\tSize\tQty\nScrub\tNavy\tM\t5\nPolo\tNavy\tM\t3',
    'severalProducts',
    ['Scrub', 'Polo'],
  ],
  [
    'a table of several products',
    'الصنف\tاللون\tS\tM\nسكراب\tكحلي\t1\t2\nبولو\tكحلي\t3\t4',
    'severalProducts',
    ['سكراب', 'بولو'],
  ],
  ['sizes twice above', '\tMale\t\tFemale\t\n\tS\tM\tS\tM\nNavy\t1\t2\t3\t4', 'secondTable', ['S', 'M']],
  ['one size by two names', '\tS\tsmall\nNavy\t1\t2', 'secondTable', ['S', 'small']],
  ['a colour above the sizes', 'Navy\t\nS\t5\nM\t6', 'noHeads', ['Navy']],
  ['a colour in the corner', 'Navy\tS\tM\nQty\t5\t6', 'noHeads', ['Navy']],
  ['another colour in the corner', 'Navy\tS\tM\nTeal\t5\t6', 'noHeads', ['Navy']],
  ['a colour in a title', 'Colour: Navy\t\nM\t5\nL\t6', 'noHeads', ['Colour: Navy']],
  ['a colour that there is not in a title', 'Pink\t\nM\t5\nL\t6', 'noHeads', ['Pink']],
  ['a colour above a staff', 'Navy scrubs\t\nName\tSize\nSara\tM', 'noHeads', ['Navy scrubs']],
  [
    'another list below',
    'Colour\tSize\tQty\nNavy\tS\t10\nSize\tColour\tQty\nM\tTeal\t3',
    'secondTable',
    ['Colour', 'Size', 'Qty'],
  ],
])('refuses %s', (_, text, kind, texts) => {
  const result = readBlock(text, shirt, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(placed(result.block)).toBe('')
  expect(summariseBlock(result.block).issues).toEqual([{ kind, texts }])
})

test.each([
  ['a broken cell', '\tS\tM\nTeal\t"5\n5"\t6', '1/12 6', { kind: 'notANumber', texts: ['5 5'] }],
  ['two numbers in a cell', '\tS\tM\nTeal\t1 2\t6', '1/12 6', { kind: 'notANumber', texts: ['1 2'] }],
  ['a mark in a number', '\tS\tM\nTeal\t1\u200F2\t6', '1/12 6', { kind: 'notANumber', texts: ['1 2'] }],
  ['a quote within a cell', '\tS\tM\nTeal\t"5"5\t6', '1/12 6', { kind: 'notANumber', texts: ['"5"5'] }],
  ['a fraction', '\tS\tM\nTeal\t1,20\t6', '1/12 6', { kind: 'fraction', texts: ['1,20'] }],
  [
    'a bad number of a list',
    'Colour\tSize\tQty\nNavy\tS\tx\nNavy\tM\t3',
    '2/12 3',
    { kind: 'notANumber', texts: ['x'] },
  ],
  [
    'an order above the heads',
    'Peach\t5\t6\n\tS\tM\nNavy\t1\t2',
    '2/11 1, 2/12 2',
    { kind: 'aboveHeads', texts: ['Peach 5 6'] },
  ],
  [
    'the same cells again',
    '\tS\tM\nTeal\t5\t6\n\tS\tM\nTeal\t7\t8',
    '1/11 5, 1/12 6',
    { kind: 'secondTable', texts: ['S M'] },
  ],
  [
    'a row of two colours',
    '\tS\tM\nTeal\t5\t6\nNavy or teal\t1\t2',
    '1/11 5, 1/12 6',
    { kind: 'unknownColour', text: 'Navy or teal', pieces: 3 },
  ],
  ['sums without a name', '\tS\tM\nTeal\t5\t6\n\t5\t6', '1/11 5, 1/12 6', { kind: 'noColour', pieces: 11 }],
  ['words between lines', 'Teal M 20\nThanks!', '1/12 20', { kind: 'unreadLine', texts: ['Thanks!'] }],
])('names %s and reads the rest', (_, text, expected, issue) => {
  const result = readBlock(text, shirt, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(placed(result.block)).toBe(expected)
  const summary = summariseBlock(result.block)
  expect(summary.issues).toEqual([issue])
  expect(fitsWhole(summary)).toBe(false)
})

test.each([
  ['1,20', 'fraction'],
  ['10,20,30', 'notANumber'],
  ['5\n x', 'unreadLine'],
  ['"5\n5"', 'notANumber'],
  ['1 2', 'notANumber'],
  ['12 pcs', 'unreadLine'],
  ['1/2', 'notANumber'],
])('reads nothing from %j into the active cell', (text, kind) => {
  const result = readBlock(text, shirt, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(placed(result.block)).toBe('')
  expect(summariseBlock(result.block).issues).toMatchObject([{ kind }])
})

test('does not read a second table with numeric heads', () => {
  const text = '\t6\t8\nNavy\t1\t2\n\t10\t12\nNavy\t3\t4'
  expect(read(text, { colours: teal, sizes: school.sizes })).toBe('2/10 1, 2/11 2, 2/12 3, 2/13 4')
  expect(read(text.replace('12', '20'), { colours: teal, sizes: school.sizes })).toBe(
    '2/10 1, 2/11 2, 2/12 3',
  )
})

test('counts and reports rejected cells of a paste', () => {
  const text = '\tS\tM\t6XL\nNavy\t6\t-3\t2\nPeach\t4\t1\t\nBlack\t1.5\tmany\t200000'
  const result = readBlock(text, scrub, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  const summary = summariseBlock(result.block)
  expect(summary).toEqual({
    cells: 1,
    pieces: 6,
    rejected: 7,
    guessed: false,
    issues: [
      { kind: 'unknownSize', text: '6XL', pieces: 2 },
      { kind: 'unknownColour', text: 'Peach', pieces: 5 },
      { kind: 'notANumber', texts: ['many'] },
      { kind: 'negative', texts: ['-3'] },
      { kind: 'fraction', texts: ['1.5'] },
    ],
  })
  expect(fitsWhole(summary)).toBe(false)
})

test('reports list lines without size or colour', () => {
  const text =
    'الاسم\tاللون\tالمقاس\nسارة\tكحلي\tM\nنورة\tكحلي\t\nريم\t\tL\nهند\tكحلي\tL\nلين\tأسود\tS\nالمجموع\t\t5'
  const result = readBlock(text, scrub, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(placed(result.block)).toBe('3/12 1, 3/13 1, 4/11 1')
  expect(summariseBlock(result.block).issues).toEqual([
    { kind: 'noSize', pieces: 1 },
    { kind: 'noColour', pieces: 1 },
  ])
})

test('reports a staff member without size in a list of one colour', () => {
  const text = 'الاسم\tالمقاس\nسارة\tM\nنورة\t–\nريم\tL\nالمجموع\t2'
  const result = readBlock(text, scrub, 1000, { row: 1, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(placed(result.block)).toBe('2/12 1, 2/13 1')
  expect(summariseBlock(result.block).issues).toEqual([{ kind: 'noSize', pieces: 1 }])
})

test('reports an unknown colour once for all its rows', () => {
  const result = readBlock(`\tS\tM\n${'Peach\t4\t1\n'.repeat(200)}Plum\t\t2`, scrub, 1000, {
    row: 0,
    column: 0,
  })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(summariseBlock(result.block).issues).toEqual([
    { kind: 'unknownColour', text: 'Peach', pieces: 1_000 },
    { kind: 'unknownColour', text: 'Plum', pieces: 2 },
  ])
})

test('reports a block without heads that exceeds the grid', () => {
  const result = readBlock('1\t2\n3\t4', scrub, 1000, { row: 3, column: 6 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(summariseBlock(result.block)).toMatchObject({
    cells: 1,
    rejected: 3,
    issues: [{ kind: 'outside', pieces: 9 }],
  })
})

test('rejects quantities over the maximum of a cell', () => {
  const result = readBlock('1001', scrub, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(summariseBlock(result.block).issues).toEqual([{ kind: 'tooMany', texts: ['1001'] }])
})

test.each([
  ['too many characters', 'x'.repeat(200_001)],
  ['too many rows', '1\n'.repeat(400)],
  ['too many columns', '1\t'.repeat(101)],
  ['too many cells', `${'1\t'.repeat(50)}1\n`.repeat(60)],
])('rejects a paste of %s', (_, text) => {
  expect(read(text)).toBe('tooLarge')
})

test('quotes cells without direction marks and cut to 100 characters', () => {
  const result = readBlock(`\tS\n\u202E${'Peach '.repeat(900)}\u2066\t5`, scrub, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  const [issue] = summariseBlock(result.block).issues
  expect(issue).toEqual({ kind: 'unknownColour', text: `${'Peach '.repeat(17).slice(0, 100)}…`, pieces: 5 })
})

test('rejects a list that would become a table over the cell limit', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `كحلي ${at}\tsize ${at} a\t1`).join('\n')
  const result = readBlock(lines, scrub, 1000, { row: 0, column: 0 })
  if (result.kind !== 'block') throw new Error(result.kind)
  expect(result.block.columns.length * result.block.rows.length).toBeLessThanOrEqual(3_000)
})

const quantity = fc.integer({ min: 1, max: 100_000 })
const table = fc
  .record({
    colours: fc.shuffledSubarray(colours, { minLength: 1 }),
    sizes: fc.shuffledSubarray(scrub.sizes, { minLength: 1 }),
  })
  .chain(({ colours: rows, sizes }) =>
    fc.record({
      rows: fc.constant(rows),
      sizes: fc.constant(sizes),
      quantities: fc.array(fc.array(quantity, { minLength: sizes.length, maxLength: sizes.length }), {
        minLength: rows.length,
        maxLength: rows.length,
      }),
    }),
  )

test('reads a table with heads in any row and column order, transposed or not, in any digits', () => {
  fc.assert(
    fc.property(table, fc.boolean(), fc.boolean(), ({ rows, sizes, quantities }, turned, arabic) => {
      const digits = (value: number) => (arabic ? value.toLocaleString('ar-SA-u-nu-arab') : String(value))
      const upright = [
        ['', ...sizes.map(({ name }) => name)],
        ...rows.map(({ name }, at) => [name, ...(quantities[at] ?? []).map(digits)]),
      ]
      const cells = turned ? (upright[0] ?? []).map((_, at) => upright.map((row) => row[at])) : upright
      const result = readBlock(cells.map((row) => row.join('\t')).join('\r\n'), scrub, 100_000, {
        row: 2,
        column: 3,
      })
      const expected = rows.flatMap(({ id }, row) =>
        sizes.map((size, column) => `${id}/${size.id} ${quantities[row]?.[column]}`),
      )
      expect(result.kind === 'block' && fitsWhole(summariseBlock(result.block))).toBe(true)
      expect(result.kind === 'block' && placed(result.block)).toBe(expected.join(', '))
    }),
  )
})

test('takes words without any quantity for nothing', () => {
  expect(readBlock('Navy\nالمجموع;;XXL', scrub, 100_000, { row: 0, column: 0 })).toEqual({ kind: 'empty' })
})

test('never throws on any pasted text, and counts no cell twice', () => {
  const piece = fc.constantFrom(
    '\t',
    '\n',
    ',',
    ';',
    '"',
    'S',
    'XXL',
    'كحلي',
    'Navy',
    '7',
    '٣',
    '-',
    'المجموع',
    'x',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const result = readBlock(pieces.join(''), scrub, 100_000, { row: 0, column: 0 })
      if (result.kind !== 'block') return
      const { cells, rejected } = summariseBlock(result.block)
      const filled = result.block.rows.flatMap((row) => row.cells.filter(({ kind }) => kind !== 'empty'))
      const unread = result.block.unread.reduce((sum, { texts }) => sum + texts.length, 0)
      expect(cells + rejected).toBe(filled.length + unread)
      expect(result.block.unread.every(({ texts }) => texts.length > 0)).toBe(true)
    }),
  )
})
