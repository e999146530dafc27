import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import fc from 'fast-check'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import type { EmailBlock, EmailBranding, EmailTemplate } from './email-template.ts'
import { renderEmail } from './render-email.ts'

const colour = { light: '#010203', dark: '#f1f2f3' }

function brandingIn(locale: 'ar' | 'en'): EmailBranding {
  const arabic = { code: 'ar', dir: 'rtl' } as const
  const english = { code: 'en', dir: 'ltr' } as const
  return {
    name: 'زيّ',
    from: { name: 'زيّ', address: 'shop@example.test' },
    home: 'https://zayy.example/',
    language: locale === 'ar' ? arabic : english,
    otherLanguage: locale === 'ar' ? english : arabic,
    footer: (reason) => [reason, 'Riyadh'],
    colours: {
      page: colour,
      surface: colour,
      line: colour,
      text: colour,
      'text-muted': colour,
      accent: colour,
      'accent-tint': colour,
    },
    button: { fill: '#010203', text: '#ffffff' },
  }
}

/** Returns a template with a block of each kind and `text` in every place. */
function templateWith(text: string, locale: 'ar' | 'en' = 'ar'): EmailTemplate {
  const name = isolatedName(text, locale)
  const blocks: EmailBlock[] = [
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
    subject: text,
    preview: text,
    title: name,
    blocks,
    reason: name,
    otherLanguageSummary: {
      title: name,
      text: name,
      link: { label: name, address: `https://zayy.example/?${text}` },
    },
  }
}

/** Returns the elements and the text of a page. Fails on any error by the HTML standard. */
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

/** Returns the elements and attributes of a page, without the values that hold a text. */
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
    .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
    .map((points) => String.fromCodePoint(...points))
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

test('writes the same elements around any name, and the name itself', () => {
  const plain = skeleton(renderEmail(templateWith('نورة'), brandingIn('ar')).html)
  fc.assert(
    fc.property(hostile, (typed) => {
      const text = `ن${typed}`
      const { html, text: twin } = renderEmail(templateWith(text), brandingIn('ar'))
      expect(skeleton(html)).toEqual(plain)
      const shown = text.replace(/[\u2066-\u2069]/g, '')
      expect(read(html).words).toContain(shown)
      expect(twin).toContain(shown)
    }),
  )
})

test('closes isolates where a name ends', () => {
  for (const text of ['a\u2066b', 'a\u2069b', '\u2068\u2068a', 'ab\u202d'])
    for (const written of [isolatedName(text, 'ar'), isolatedCode(text, 'ar')])
      expect(written).toMatch(/^[\u2066\u2068][^\u2066-\u2069]*\u2069$/)
})

test.each([
  ['ar', 'rtl', 'right', 'en', 'ltr'],
  ['en', 'ltr', 'left', 'ar', 'rtl'],
] as const)(
  'renders an e-mail in %s from %s, and its summary the other way',
  (locale, dir, start, other, otherDir) => {
    const { elements, attribute } = read(renderEmail(templateWith('X-1', locale), brandingIn(locale)).html)
    const html = elements.find(({ tagName }) => tagName === 'html')
    expect([attribute(html, 'lang'), attribute(html, 'dir')]).toEqual([locale, dir])
    const tables = elements.filter(({ tagName }) => tagName === 'table')
    expect(tables.map((table) => attribute(table, 'role'))).toEqual(tables.map(() => 'presentation'))
    expect(new Set(tables.map((table) => attribute(table, 'lang')))).toEqual(
      new Set([locale, other, undefined]),
    )
    const summary = tables.find((table) => attribute(table, 'lang') === other)
    expect(attribute(summary, 'dir')).toBe(otherDir)
    const cells = elements.filter((element) => attribute(element, 'align') === start)
    expect(cells.length).toBeGreaterThan(2)
  },
)

test('writes a code without marks in the HTML, and on its own line in the text', () => {
  const { html, text } = renderEmail(templateWith('SA1000000000000000000000'), brandingIn('ar'))
  expect(html).not.toMatch(/[\u2066-\u2069]/)
  expect(read(html).words).toContain('SA1000000000000000000000')
  expect(text).toMatch(/^SA1000000000000000000000$/m)
})

test('marks an Arabic line of the text that begins with a Latin name, and no link', () => {
  const template = templateWith('نورة')
  const { text } = renderEmail(
    { ...template, blocks: [{ kind: 'paragraph', text: 'Polo من زيّ' }, ...template.blocks] },
    brandingIn('ar'),
  )
  expect(text).toContain('\u200fPolo من زيّ')
  expect(text).toMatch(/^https:\/\/zayy\.example\/$/m)
})

test('loads nothing from the network', () => {
  const { elements } = read(renderEmail(templateWith('x'), brandingIn('ar')).html)
  const sources = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ['src', 'background'].includes(name)),
  )
  expect(sources.map(({ value }) => value)).toEqual(['cid:code'])
  expect(elements.map(({ tagName }) => tagName)).not.toContain('link')
})
