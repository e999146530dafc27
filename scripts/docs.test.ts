/** Checks the links of the documents, and the tables that repeat facts of the code. */

import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calls } from '@zayy/contract/calls'
import { expect, test } from 'vitest'
import { logEvents } from '../apps/server/src/lifecycle/log.ts'
import { root } from './steps/root.mjs'

const documents = globSync(['*.md', 'docs/**/*.md', '{bench,torture,deploy}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.endsWith('node_modules'),
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A document's text without its code. */
const proseOf = (path: string) =>
  read(path)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, 'code')

/** The anchors of a page's headings, as GitHub generates them. */
function anchorsOf(path: string): Set<string> {
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
  return new Set(
    headings.map((text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

test('every link of a document leads to an existing file and heading', () => {
  const links = documents.flatMap((document) =>
    [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ document, target })),
  )
  const inside = links.filter(({ target }) => !/^[a-z]+:/.test(target))
  expect(inside.length).toBeGreaterThan(50)
  const broken = inside.filter(({ document, target }) => {
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? document : join(dirname(document), file)
    if (!existsSync(join(root, path))) return true
    return anchor !== undefined && (statSync(join(root, path)).isDirectory() || !anchorsOf(path).has(anchor))
  })
  expect(broken).toEqual([])
})

test('the index of decisions names every number and links every page', () => {
  const index = read('docs/decisions/README.md')
  const pages = globSync('[0-9]*.md', { cwd: join(root, 'docs/decisions') })
  const last = Math.max(...pages.map((page) => Number(page.slice(0, 3))))
  const numbers = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0'))
  expect(numbers.filter((number) => !index.includes(number))).toEqual([])
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([])
})

test('the tests that security.md names exist', () => {
  const rows = read('docs/security.md').matchAll(/^\|.*\| ([^|]+) \|$/gm)
  const missing: string[] = []
  let named = 0
  for (const [, last = ''] of rows) {
    let folder = ''
    for (const name of last.match(/[\w/.-]+\.(?:test|spec)\.ts|torture\/[\w-]+/g) ?? []) {
      named += 1
      // A name without a folder is in the folder of the previous name.
      const path = name.includes('/') ? name : join(folder, name)
      folder = dirname(path)
      if (!existsSync(join(root, path))) missing.push(name)
    }
  }
  expect(named).toBeGreaterThan(40)
  expect(missing).toEqual([])
})

/** The rows of the tables in a section of a page, by their first column. */
function rowsOf(path: string, heading: string): Map<string, string> {
  const section =
    read(path)
      .split(/^## /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const rows = [...section.matchAll(/^\| (.+?) \| (.*) \|$/gm)].slice(2)
  return new Map(rows.map(([, first = '', rest = '']) => [first, rest]))
}

test('operating.md explains exactly the events that the server logs', () => {
  const explained = [...rowsOf('docs/operating.md', 'The log').keys()].flatMap(
    (cell) => cell.match(/(?<=`)\w+(?=`)/g) ?? [],
  )
  expect(explained.toSorted()).toEqual(logEvents.toSorted())
})

/** The row of the table of limits, by the name of the limit in the contract. */
const rowOfLimit: Record<string, string> = {
  address: 'other calls *',
  bill: 'other calls *',
  'change-password': 'changes of a password, or with it of an e-mail address *',
  'claim-orders': 'taking over a guest’s orders *',
  'confirm-claim': 'taking over a guest’s orders *',
  'confirm-otp': 'codes *',
  contact: 'messages of the contact form *',
  coupon: 'coupons *',
  'credit-note-pdf': 'other calls *',
  'email-change': 'changes of a profile *',
  'forget-password': 'forgotten passwords *',
  'invoice-pdf': 'other calls *',
  'invoice-xml': 'other calls *',
  login: 'logins *',
  'login-account': 'logins *',
  order: 'orders *',
  'order-template': 'other calls *',
  pay: 'other calls *',
  profile: 'changes of a profile *',
  rate: 'reviews *',
  receipt: 'receipts of transfers *',
  'reset-password': 'forgotten passwords *',
  sessions: 'other calls *',
  signup: 'sign-ups *',
  subscribe: 'newsletter *',
  suggest: 'other calls *',
  unsubscribe: 'newsletter *',
}

const windows: Record<number, string> = { 60: 'minute', 900: '15 min', 3600: 'hour', 86400: 'day' }

test('operating.md states the rate limits of every call', () => {
  const rows = rowsOf('docs/operating.md', 'What one client may take')
  const limits = [...calls.values()].flatMap((call) => call.limits)
  const missing = limits.filter(({ name, max, seconds }) => {
    const row = rows.get(rowOfLimit[name] ?? '') ?? ''
    return !new RegExp(`\\b${max}\\b`).test(row) || !row.includes(windows[seconds] ?? 'unknown')
  })
  expect(limits.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})
