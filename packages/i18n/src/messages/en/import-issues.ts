import type { importIssues as ar } from '../ar/import-issues.ts'

/** What is wrong with something that the owner gave the shop: each continues "This cell …", "This file …". In English. */
export const importIssues = {
  empty: 'is empty',
  tooLong: (characters: string, most: string) =>
    `is ${characters} characters long; at most ${most} are possible`,
  hasToBe: (text: string, form: string) => `is "${text}"; it has to be ${form}`,
  oneOf: (text: string, known: string[]) => `is "${text}"; it can be ${known.join(' or ')}`,
  forms: {
    slug: 'small letters a-z, digits and hyphens',
    code: 'up to 64 letters a-z, digits, . - _',
    wholeNumber: (least: string, most: string) => `a whole number from ${least} to ${most}`,
    amount: 'an amount in SAR such as 45 or 45.50',
    percentage: 'a percentage from 0 to 100',
    day: 'a day such as 2026-03-31',
    colour: 'a colour such as #1f6f78',
    email: 'an email address',
    webAddress: 'an address that starts with https://',
    link: 'category:<slug>, product:<sku>, a path such as /shop or an address',
    iban: 'an IBAN',
    vatNumber: '15 digits that begin and end with 3',
    crNumber: '10 digits',
  },
  ibanDigits: (text: string) => `is "${text}"; its check digits are wrong, so a character is mistyped`,
  ibanLength: 'is not 24 characters long, as a Saudi IBAN is',
  notIn: (text: string, file: string) => `names "${text}", which is not in ${file}`,
  namesTwice: (text: string) => `names "${text}" twice`,
  file: {
    unknown: 'is no file that the shop knows; see docs/import.md for their names',
    missing: 'is missing',
    workbook:
      'is a workbook, which the shop does not open: save the sheet as “CSV UTF-8” under the same name',
    notUtf8: 'is not UTF-8',
    tooLarge: (megabytes: string) => `is larger than ${megabytes} MB`,
  },
  table: {
    workbook:
      'is a spreadsheet program’s workbook, not CSV: open it there and save the sheet as “CSV UTF-8”, without a password',
    tooLong: (thousands: string, millions: string) =>
      `has more than ${thousands},000 lines or ${millions} million cells, empty ones too: delete the empty rows and columns after the table`,
    missing: 'is missing; a table without lines still needs its row of headings',
    empty: 'is empty; it needs its row of headings',
    notCsv: (line: string | null) =>
      `is not sound CSV${line === null ? '' : ` near line ${line}`}: a quotation mark is missing or stands where none may be`,
    notUtf8: 'is not UTF-8: save it as "CSV UTF-8"',
    headingMissing: 'is missing among the headings',
    headingUnknown: 'is no column of this file',
    headingTwice: 'stands twice among the headings',
    cells: (cells: string, headings: string) => `has ${cells} cells under ${headings} headings`,
    repeats: (row: string, name: string) => `repeats row ${row}: ${name}`,
  },
  article: {
    front: 'has to start with its front matter: lines such as "title: …" between two lines of ---',
    line: 'is no line such as "title: …"',
    notAsked: 'is not asked for in this file',
    twice: 'stands twice',
    noText: 'has no text below its front matter',
  },
  pictures: {
    notThere: (path: string, other: string | null) =>
      `names "${path}", which is not in the folder pictures${other === null ? '' : ` (there is "${other}": capital letters count)`}`,
    bad: (path: string, fault: string) => `names "${path}", which ${fault}`,
    faults: {
      unknown: 'is not a WebP, PNG, JPEG or SVG picture that can be read',
      'cut off': 'is cut off: the file is not complete',
      'too heavy': 'is larger than 50 MB',
      'too large': 'has more than 100 million pixels',
    },
    noFile: (path: string) => `names "${path}", which is not there or may not be read`,
    tooMany: (most: string) => `names more than ${most} pictures`,
  },
  settings: {
    missing: 'is missing among the settings',
    noLanguage: (key: string) => `has to be empty: ${key} has no language and stands in ar`,
    unknown: (key: string) => `is "${key}", which is no setting`,
    taxWithoutVatNumber:
      'has to be 0 while vat_number is empty: VAT is charged by those alone who are registered',
  },
  placeholders: {
    unknown: (name: string, known: string[]) => `names {${name}}, which is none of ${known.join(', ')}`,
    empty: (name: string) => `names {${name}}, but that setting is empty`,
  },
  content: {
    exists: 'is there already',
    unknown: 'is not there',
    noField: 'is no field here',
    fixed: 'is a page that the shop always has: it can be changed, not removed',
  },
  coupons: {
    sameCode: (code: string, row: string) => `is "${code}", the same code as in row ${row}`,
    endsBeforeStart: (day: string) => `is ${day}, before the coupon starts`,
  },
  places: { daysTurned: (from: string, to: string) => `is ${from}, more than days_to, ${to}` },
  categories: {
    menu: 'is 1, but only a root can stand in the menu',
    belowItself: (slug: string) => `makes "${slug}" lie below itself`,
  },
  products: {
    noLine: (sku: string, file: string) => `is "${sku}", which has no line in ${file}`,
    brand: (slug: string) => `names "${slug}", which does not lie below the first menu category`,
    colour: (colour: string, sku: string, file: string) =>
      `names "${colour}", which is no colour of ${sku} in ${file}`,
    role: (role: string, row: string) => `is ${role}, as in row ${row}; a product has one`,
    chartName: (arabic: string, other: string) => `is "${arabic}", elsewhere in the chart "${other}"`,
    chartSize: (size: string, chart: string, missing: string[]) =>
      `is "${size}", for which ${chart} has no ${missing.join(', ')}`,
  },
  tiers: {
    turned: (to: string, from: string) => `is ${to}, less than from (${from})`,
    gap: (from: string, before: string, to: string, row: string) =>
      `is ${from}, which leaves a gap after ${before} to ${to} in row ${row}`,
    overlap: (from: string, before: string, to: string, row: string) =>
      `is ${from}, which overlaps with ${before} to ${to} in row ${row}`,
  },
} satisfies typeof ar
