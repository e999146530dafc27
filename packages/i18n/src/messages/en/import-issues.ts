import { formatNumber } from '../../numbers.ts'
import type { importIssues as ar } from '../ar/import-issues.ts'

/** Messages about invalid files of the owner. Each continues "This cell …" or "This file …". In English. */
export const importIssues = {
  stored: (key: string, reason: string) => `of "${key}", as it is in the shop, ${reason}`,
  more: (n: number) => `and ${formatNumber(n)} more`,
  empty: 'is empty',
  tooLong: (characters: string, most: string) => `is ${characters} characters long; the most is ${most}`,
  tooManyCells: (most: string) => `has tables of more than ${most} cells: make them shorter or narrower`,
  longParagraph: (marks: string, lines: string) =>
    `has a paragraph of more than ${marks} of the marks * _ ~ \` ! or more than ${lines} lines: divide it with empty lines`,
  longAddress: (most: string) => `has a web or e-mail address of more than ${most} characters`,
  tooDeep: (levels: string) => `has quotations or lists within each other on more than ${levels} levels`,
  lineBreak: 'has a line break; write it in one line',
  hijri: (text: string, gregorian: string) =>
    `is "${text}", a Hijri day; write the Gregorian day, ${gregorian}`,
  early: (text: string) => `is "${text}", which is before the year 2000`,
  future: (day: string, today: string) => `is ${day}, which is still to come; today is ${today}`,
  fraction: (text: string, percent: string) =>
    `is "${text}", less than one percent: did you mean ${percent}? Then write ${percent}`,
  sizeDay: (text: string, size: string) =>
    `is "${text}": a spreadsheet program turned the size into a day. Write ${size} with an apostrophe before it: '${size}`,
  sizeList: (text: string, sizes: string[]) =>
    `is "${text}", which is ${sizes.length} sizes in one cell: give each a row of its own (${sizes.join(' | ')})`,
  sizeRange: (text: string, sizes: string) =>
    `has "${text}", which is one size or several: write ${sizes}, or give the one size a row in sizes.csv`,
  unknownColour: (name: string, similar: string[]) =>
    `has "${name}", which is not one of the ready colours${similar.length > 0 ? `: did you mean ${similar.join(' or ')}?` : '.'} For a colour of your own, write both names and its code: أزرق ليلي/Midnight blue #101a33`,
  tooManyParts: (count: string, most: string) => `has ${count} parts; the most is ${most}`,
  hasToBe: (text: string, form: string) => `is "${text}"; it has to be ${form}`,
  oneOf: (text: string, known: string[]) => `is "${text}"; it can be ${known.join(' or ')}`,
  forms: {
    slug: (such: string) =>
      `lower-case letters a-z, digits and hyphens${such === '' ? '' : `, such as ${such}`}`,
    pageSlug: (most: string) =>
      `up to ${most} lower-case letters a-z, digits and hyphens, with at least one letter`,
    code: 'up to 64 letters a-z, digits, . - _',
    wholeNumber: (least: string, most: string) => `a whole number from ${least} to ${most}`,
    amount: 'an amount in SAR such as 45 or 45.50',
    percentage: 'a percentage from 0 to 100, with up to 2 decimals',
    day: 'a day such as 2026-03-31',
    ownColour: 'a name in Arabic, one in English and a code, such as أزرق ليلي/Midnight blue #101a33',
    tiers: 'a price such as 55, or prices by quantity such as 1-9:55;10-49:50;50+:45',
    colour: 'a colour such as #1f6f78',
    email: 'an email address',
    webAddress: 'an address that starts with https://',
    link: 'category:<slug>, product:<sku>, a path such as /shop or an address',
    iban: 'an IBAN',
    vatNumber: '15 digits that begin and end with 3',
    crNumber: '10 digits',
    fourDigits: '4 digits',
    fiveDigits: '5 digits',
    sbcNumber: '5 to 20 digits',
    phone: 'a number that can be called, such as 0501234567, 0112345678, 920012345 or +971501234567',
    whatsapp:
      'a number such as 0501234567, or the address of a WhatsApp chat, such as https://wa.me/966501234567',
  },
  ibanDigits: (text: string) => `is "${text}"; its check digits are wrong, so a character is mistyped`,
  ibanLength: 'is not 24 characters long, as a Saudi IBAN is',
  notIn: (text: string, file: string, meant: string | null) =>
    `names "${text}", which is not in ${file}${meant === null ? '' : `: did you mean ${meant}?`}`,
  notInShop: (text: string, file: string, meant: string | null) =>
    `names "${text}", which the shop does not have: ${meant === null ? 'correct it,' : `did you mean ${meant}? Then write that,`} or export the shop, add it to ${file} and import that file too`,
  namesTwice: (text: string) => `names "${text}" twice`,
  sameColour: (one: string, other: string) =>
    `has "${one}" and "${other}", which are one colour in the shop: remove one, or write both names and the code of one: أزرق ليلي/Midnight blue #101a33`,
  file: {
    unknown: (meant: string | null) =>
      meant === null
        ? 'is not one of the shop’s files; docs/import.md lists their names'
        : `is not one of the shop’s files: did you mean ${meant}?`,
    noFiles: 'has none of the shop’s files, such as products.csv; docs/import.md lists their names',
    tooMany: (most: string) => `has more than ${most} files`,
    missing: 'is missing',
    notAFile: 'is no ordinary file, or a link that leads nowhere: copy the file itself into the folder',
    workbook:
      'is a workbook that the shop cannot read: save it as .xlsx, or its sheet as “CSV UTF-8”, under the same name',
    twice: (other: string) => `has the table that is in ${other}: keep one of them`,
    notUtf8: 'is not UTF-8: save it again with the encoding UTF-8',
    tooLarge: (megabytes: string) => `is larger than ${megabytes} MB`,
    changed: 'was changed while it was read: import the folder again',
    together: (megabytes: string) =>
      `brings the tables and texts of the folder to more than ${megabytes} MB: import them in parts`,
  },
  workbook: {
    unreadable:
      'is not a valid workbook, has a password or is too large to read: save it again as .xlsx, or its sheets as “CSV UTF-8”',
    tooMany: (most: string) => `is one workbook too many: a folder has at most ${most}`,
    manySheets: (sheets: string[]) =>
      `has more than one sheet (${sheets.join(', ')}): keep the sheet of the table alone, or give the file another name and each sheet the name of its table`,
    unknownSheet: (meant: string | null) =>
      meant === null
        ? 'is a sheet without the name of one of the shop’s tables; docs/import.md lists their names'
        : `is a sheet without the name of one of the shop’s tables: did you mean ${meant}?`,
    merged: (cells: string) => `has merged cells (${cells}): split them, as each row needs its own value`,
    noResult:
      'has a formula without a result: open the file in your spreadsheet program and save it, or write the result',
    longNumber: (digits: string) =>
      `is a number of more than ${digits} digits, of which a spreadsheet program does not keep the last: format the cell as text and write it again`,
  },
  table: {
    unreadable: 'has unreadable characters: delete them and write the text again',
    lostLetters: (text: string) =>
      `is "${text}", as its letters were lost when the file was saved: write it again and save the file as “CSV UTF-8”`,
    formula: (text: string) => `has the formula ${text}, not its result: write the result`,
    formulaError: 'has an error of the spreadsheet program, not a value',
    workbook:
      'is a spreadsheet workbook, not CSV: open it in your spreadsheet program and save the sheet as “CSV UTF-8”, without a password',
    tooLong: (thousands: string, millions: string) =>
      `has more than ${thousands},000 lines or ${millions} million cells, empty ones too: delete the empty rows and columns after the table`,
    empty: 'is empty; it needs its row of headings',
    notCsv: (line: string | null) =>
      `is not valid CSV${line === null ? '' : ` near line ${line}`}: a quotation mark is missing or misplaced`,
    notUtf8: 'is not UTF-8: save it as "CSV UTF-8"',
    headingMissing: 'is missing from the headings',
    bothForms: (file: string, row: string) =>
      `is filled, and row ${row} of ${file} says it too: keep one of them`,
    headingNeeded: (names: string[]) =>
      `is missing from the headings, but new things need it: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`,
    headingUnknown: (meant: string | null) =>
      meant === null
        ? 'is not a column of this file: delete it, or see the columns in docs/import.md'
        : `is not a column of this file: did you mean ${meant}?`,
    headingTwice: 'appears twice in the headings',
    cells: (cells: string, headings: string) =>
      `has cells without a heading (cells: ${cells}, headings: ${headings}): empty them, or put a text with commas in quotation marks`,
    short: (cells: string, headings: string, missing: string[]) =>
      `has ${cells} of ${headings} cells: ${missing.join(', ')} missing at its end`,
    repeats: (row: string, name: string) => `repeats row ${row}: ${name}`,
  },
  article: {
    front: 'has to start with its front matter: lines such as "title: …" between two lines of ---',
    line: 'is not a line such as "title: …"',
    notAsked: 'does not belong in this file',
    twice: 'appears twice',
    noText: 'has no text below its front matter',
  },
  images: {
    notThere: (path: string, others: readonly string[]) =>
      `names "${path}", which is not in the folder pictures${others.length === 0 ? '' : `, but ${others.map((other) => `"${other}"`).join(' and ')} are: write one of them, or delete the others`}`,
    bad: (path: string, issue: string) => `names "${path}", which ${issue}`,
    issues: {
      unknown: 'is not a readable WebP, PNG, JPEG or SVG picture',
      heic: 'is a HEIC photo, which browsers do not show. Save it as JPEG; on an iPhone, choose Settings › Camera › Formats › Most Compatible before you take the next',
      'cut off': 'is cut off: the file is incomplete',
      damaged: 'is damaged: copy or save it again',
      'too heavy': 'is larger than 50 MB: save it as JPEG, which is much smaller',
      'heavy svg': 'is an SVG larger than 2 MB: simplify it, or save it as PNG',
      'too large': 'has more than 100 million pixels: 2400 × 3000 are enough',
    },
    noFile: (path: string) => `names "${path}", which does not exist or cannot be read`,
    tooMany: (most: string) => `names more than ${most} pictures`,
    together: (megabytes: string) => `names pictures of more than ${megabytes} MB together`,
  },
  settings: {
    qrName: (bytes: string, most: string) =>
      `takes ${bytes} bytes, but the QR code of an invoice holds ${most}, about 127 Arabic letters: shorten it`,
    noLanguage: (key: string) =>
      `has to be empty: ${key} is the same in both languages, and goes in the column ar`,
    unknown: (key: string) => `is "${key}", which is not a setting`,
    taxWithoutVatNumber: 'has to be 0 while vat_number is empty: only a registered business may charge VAT',
  },
  placeholders: {
    unknown: (name: string, known: string[]) => `names {${name}}, which is not one of ${known.join(', ')}`,
    empty: (name: string) => `names {${name}}, but that setting is empty`,
  },
  content: {
    exists: 'already exists: change it with the command edit, or choose another name',
    unknown: 'does not exist',
    noField: 'is not a field here',
    reserved: 'is the name of one of the shop’s own pages; choose another',
    postsIn: (slug: string) => `lacks "${slug}", the category of posts in the shop`,
    tooManyPages: (most: string) =>
      `is one page too many: besides about, privacy and terms a shop has at most ${most}`,
    fixed: 'is a page that every shop has: it can be changed, not removed',
  },
  coupons: {
    sameCode: (code: string, row: string) => `is "${code}", the same code as in row ${row}`,
    endsBeforeStart: (day: string) => `is ${day}, before the coupon starts`,
  },
  holidays: {
    turned: (to: string, from: string) => `is ${to}, which is before from (${from})`,
    long: (days: string, most: string) => `makes a holiday of ${days} days; the longest is ${most}`,
  },
  places: { daysTurned: (from: string, to: string) => `is ${from}, which is more than days_to (${to})` },
  categories: {
    menu: 'is 1, but only a top-level category can be in the menu',
    noImage: 'is empty, and no product of the category has a photo to take',
    belowItself: (slug: string) => `puts "${slug}" below itself`,
    tooDeep: (most: number) => `puts the category below level ${most}, the deepest`,
  },
  products: {
    tooLong: (sku: string, megabytes: string) =>
      `has the product "${sku}", whose rows in all tables are larger than ${megabytes} MB`,
    noLine: (sku: string, file: string, column: string) =>
      `is "${sku}", which has no row in ${file} and nothing in the column ${column}`,
    noLines: (skus: string[]) =>
      `has no row for products that the shop has: ${skus.slice(0, 3).join(', ')}${skus.length > 3 ? `, … (${skus.length})` : ''}. It replaces the whole table: export the shop and change its rows`,
    same: (one: string, other: string) =>
      `has "${one}", which buyers cannot tell from "${other}": keep one of them, or give it another name`,
    brand: (slug: string) => `names "${slug}", which is not below the first menu category`,
    colour: (colour: string, sku: string, file: string) =>
      `names "${colour}", which is not a colour of ${sku} in ${file}`,
    role: (role: string, row: string) => `is ${role}, as in row ${row}; a product has only one`,
    chartName: (arabic: string, other: string) => `is "${arabic}", but "${other}" in the rest of the chart`,
    chartSize: (size: string, chart: string, missing: string[]) =>
      `is "${size}", for which ${chart} lacks ${missing.join(', ')}`,
  },
  tiers: {
    turned: (to: string, from: string) => `is ${to}, which is less than from (${from})`,
    gap: (from: string, before: string, to: string, row: string) =>
      `is ${from}, which leaves a gap after ${before} to ${to} in row ${row}`,
    overlap: (from: string, before: string, to: string, row: string) =>
      `is ${from}, which overlaps ${before} to ${to} in row ${row}`,
  },
  warnings: {
    openTable: 'is open in a program, which may hold changes that are not saved; what is saved is read',
    folderNotRead: 'is a folder that the shop does not read: it reads pictures, blogs and pages',
    notRead: 'is a Mac’s note about another file, and is not read',
    smallPhoto: (path: string, width: string) =>
      `names "${path}", which is only ${width} pixels wide and will look blurred; take one of 1200 or more`,
    dearer: (price: string, before: string, row: string) =>
      `is ${price}, dearer than the ${before} for fewer pieces in row ${row}`,
    secondMenu: (slug: string, row: string) =>
      `is 1, so "${slug}" and what is below it are shown nowhere: only the category of row ${row} is the page of brands. Write 0: an ordinary category is in the menu anyway`,
    menuOfProducts: (slug: string, count: string) =>
      `is 1, so "${slug}" becomes the page of brands, what is below it the brands, and its products (${count}) are in no category of the menu. Write 0: an ordinary category is in the menu anyway`,
    unusual: (what: string, is: string, was: string) => `changes from ${was} to ${is}: ${what}`,
    unusualMore: (count: string) => `has more amounts that grow or fall by half: ${count}`,
    dearSetting: (is: string, was: string) =>
      `is "${is}", and was "${was}": every order from now on follows it`,
    gone: (gone: string, of: string) =>
      `no longer has ${gone} of the ${of} that visitors see; they would be hidden or removed`,
  },
} satisfies typeof ar
