import fc from 'fast-check'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { Block, Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

const letterhead = {
  shop: 'زيّ',
  names: { ar: 'زيّ', en: 'Zayy' },
  from: { name: 'زيّ', address: 'shop@example.test' },
  home: 'https://zayy.example/',
  legalName: 'شركة زيّ',
  vatNumber: '300000000000003',
  crNumber: '1010000000',
  address: 'Riyadh',
  email: 'shop@example.test',
  phone: '0110000000',
}

/** A letter with a block of each kind, in which a text stands wherever one can. */
function letterWith(text: string, locale: Letter['locale'] = 'ar'): Letter {
  const name = isolatedName(text, locale)
  const blocks: Block[] = [
    { kind: 'paragraph', text: `أهلًا ${name}،` },
    { kind: 'heading', text: name },
    { kind: 'code', code: text },
    {
      kind: 'details',
      title: name,
      text: name,
      rows: [
        { label: name, value: name },
        { label: name, value: text, form: 'iban' },
        { label: name, value: text, form: 'ltr' },
      ],
    },
    { kind: 'items', items: [{ name, quantity: name, amount: name, lines: [name] }], more: name },
    { kind: 'sums', rows: [{ label: name, amount: isolatedCode(text, locale), isTotal: true }] },
    { kind: 'button', link: { label: name, address: `https://zayy.example/?${text}` } },
    { kind: 'image', image: { name: 'code', png: Buffer.alloc(1) }, width: 1, alt: text, text: name },
  ]
  return {
    locale,
    subject: text,
    preview: text,
    title: name,
    blocks,
    reason: name,
    gist: { title: name, text: name, link: { label: name, address: `https://zayy.example/?${text}` } },
  }
}

/** The elements of a page as `name attributes`, and what it says. Fails where the HTML standard sees an error. */
function read(html: string) {
  const errors: string[] = []
  const page = parse(html, { onParseError: ({ code }) => void errors.push(code) })
  expect(errors).toEqual([])
  const elements: Tree.Element[] = []
  let words = ''
  const walk = (node: Tree.Node) => {
    if ('tagName' in node) elements.push(node)
    if (node.nodeName === '#text' && 'value' in node) words += node.value
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  walk(page)
  const attribute = (element: Tree.Element | undefined, name: string) =>
    element?.attrs.find((each) => each.name === name)?.value
  return { elements, words, attribute }
}

/** What makes a page what it is: its elements and their attributes, without the values that hold a text. */
function skeleton(html: string): string[] {
  const { elements } = read(html)
  return elements
    .filter(({ tagName, attrs }) => tagName !== 'span' || attrs.some(({ name }) => name === 'class'))
    .map(({ tagName, attrs }) => {
      const kept = attrs.filter(({ name }) => !['href', 'alt'].includes(name))
      return `${tagName} ${kept.map(({ name, value }) => `${name}=${value}`).join(' ')}`
    })
}

const hostile = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => text.replace(/[\0\r\n\p{Cc}\p{Cs}]|\p{Noncharacter_Code_Point}/gu, '')),
  fc
    .array(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '</p>',
        '<script>',
        '<!--',
        '-->',
        ']]>',
        '\u2066',
        '\u2068',
        '\u2069',
        'a',
        '1',
        'ز',
        '&lt;',
        '<![endif]-->',
        '{',
        '}',
        '</style>',
        '</title>',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

test('whatever a name is, the letter has the same elements and says the name', () => {
  const plain = skeleton(renderLetter(letterWith('نورة'), letterhead).html)
  fc.assert(
    fc.property(hostile, (typed) => {
      const text = `ن${typed}`
      const { html, text: twin } = renderLetter(letterWith(text), letterhead)
      expect(skeleton(html)).toEqual(plain)
      const shown = text.replace(/[\u2066-\u2069]/g, '')
      expect(read(html).words).toContain(shown)
      expect(twin).toContain(shown)
    }),
  )
})

test('isolates in a name end where the name ends', () => {
  for (const text of ['a\u2066b', 'a\u2069b', '\u2068\u2068a', 'ab\u202d'])
    for (const written of [isolatedName(text, 'ar'), isolatedCode(text, 'ar')])
      expect(written).toMatch(/^[\u2066\u2068][^\u2066-\u2069]*\u2069$/)
})

test.each([
  ['ar', 'rtl', 'right', 'en', 'ltr'],
  ['en', 'ltr', 'left', 'ar', 'rtl'],
] as const)('a letter in %s runs %s, its gist the other way', (locale, dir, start, other, otherDir) => {
  const { elements, attribute } = read(renderLetter(letterWith('X-1', locale), letterhead).html)
  const html = elements.find(({ tagName }) => tagName === 'html')
  expect([attribute(html, 'lang'), attribute(html, 'dir')]).toEqual([locale, dir])
  const tables = elements.filter(({ tagName }) => tagName === 'table')
  expect(tables.map((table) => attribute(table, 'role'))).toEqual(tables.map(() => 'presentation'))
  expect(new Set(tables.map((table) => attribute(table, 'lang')))).toEqual(
    new Set([locale, other, undefined]),
  )
  const gist = tables.find((table) => attribute(table, 'lang') === other)
  expect(attribute(gist, 'dir')).toBe(otherDir)
  const cells = elements.filter((element) => attribute(element, 'align') === start)
  expect(cells.length).toBeGreaterThan(2)
})

test('a code is copied from the HTML without marks, and stands in the text in a line of its own', () => {
  const { html, text } = renderLetter(letterWith('SA1000000000000000000000'), letterhead)
  expect(html).not.toMatch(/[\u2066-\u2069]/)
  expect(read(html).words).toContain('SA1000000000000000000000')
  expect(text).toMatch(/^SA1000000000000000000000$/m)
})

test('an Arabic line of the text that begins with a Latin name is marked as Arabic; links are left alone', () => {
  const letter = letterWith('نورة')
  const { text } = renderLetter(
    { ...letter, blocks: [{ kind: 'paragraph', text: 'Polo من زيّ' }, ...letter.blocks] },
    letterhead,
  )
  expect(text).toContain('\u200fPolo من زيّ')
  expect(text).toMatch(/^https:\/\/zayy\.example\/$/m)
})

test('a shop without numbers or contact shows none', () => {
  const bare = {
    ...letterhead,
    legalName: null,
    vatNumber: null,
    crNumber: null,
    address: null,
    email: null,
    phone: null,
  }
  const { text, html } = renderLetter(letterWith('x', 'en'), bare)
  for (const form of [text, html]) expect(form).not.toMatch(/null|VAT|CR|Questions/)
})

test('nothing in a letter is fetched from anywhere', () => {
  const { elements } = read(renderLetter(letterWith('x'), letterhead).html)
  const sources = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ['src', 'background'].includes(name)),
  )
  expect(sources.map(({ value }) => value)).toEqual(['cid:code'])
  expect(elements.map(({ tagName }) => tagName)).not.toContain('link')
})
