/** Hostile HTML and Markdown lose everything that runs, loads or restyles. */

import fc from 'fast-check'
import { Marked } from 'marked'
import { expect, test } from 'vitest'
import { cleanHtml, cleanHtmlOf, htmlWriter } from './to-html.ts'

const own = '/media/0123456789abcdef0123/800.webp'

test.each([
  ['<script>alert(1)</script>after', 'after'],
  [
    '<p onclick="alert(1)" style="color:red" class="x" id="y" dir="rtl" lang="ar">x</p>',
    '<p dir="rtl" lang="ar">x</p>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/shop">x</a>', '<a href="/shop">x</a>'],
  ['<a href="tel:+966110000000">x</a>', '<a href="tel:+966110000000">x</a>'],
  [
    '<a href="https://a.example" target="_blank">x</a>',
    '<a href="https://a.example" rel="noopener nofollow">x</a>',
  ],
  ['<svg onbegin=alert(1)><animate/></svg>x', 'x'],
  ['<iframe src="https://a.example"></iframe>x', 'x'],
  ['<img src="https://a.example/x.png">x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  [`<img src="${own}/../../../ar/api/orders">x`, 'x'],
  ['<img src="/media/0123456789abcdef0123/../../ar/api/orders">x', 'x'],
  ['<img src="/media/0123456789abcdef0123/original.png">x', 'x'],
  [`<img src="${own}" alt="a" onload="x">`, `<img src="${own}" alt="a" />`],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<table></table>'],
  ['<h1>a</h1><b>b</b><i>c</i>', '<h2>a</h2><strong>b</strong><em>c</em>'],
  ['<table><tr><td colspan="2">x</td></tr></table>', '<table><tr><td colspan="2">x</td></tr></table>'],
])('sanitises the HTML %s', (hostile, safe) => {
  expect(cleanHtml(hostile)).toBe(safe)
  expect(cleanHtml(safe)).toBe(safe)
})

const noImage = () => null

test.each([
  ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
  ['salam@zayy.example', '<p><a href="mailto:salam@zayy.example">salam@zayy.example</a></p>'],
  ['<b onmouseover=alert(1)>x</b>', '<p><strong>x</strong></p>'],
  ['![x](https://a.example/x.png)', '<p></p>'],
  ['> quoted\n\n---', '<blockquote>\n<p>quoted</p>\n</blockquote>\n<hr />'],
  ['# Heading\n\n- one\n- two', '<h2>Heading</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
])('sanitises the Markdown %s', (markdown, html) => {
  expect(htmlWriter({ locale: 'ar', image: noImage })(markdown)).toBe(html)
})

test('isolates percentages and ranges in Arabic texts and leaves English ones', () => {
  const html = (locale: 'ar' | 'en', markdown = 'قطن 100% و2.5%') =>
    htmlWriter({ locale, image: noImage })(markdown)
  expect(html('ar', 'من 2–4 أيام، 10 – 15%')).toBe(
    '<p>من <bdi dir="ltr">2–4</bdi> أيام، <bdi dir="ltr">10 – 15%</bdi></p>',
  )
  expect(html('en', '2–4 days')).toBe('<p>2–4 days</p>')
  expect(html('ar')).toBe('<p>قطن <bdi dir="ltr">100%</bdi> و<bdi dir="ltr">2.5%</bdi></p>')
  expect(html('en')).toBe('<p>قطن 100% و2.5%</p>')
})

test('reads a number of 100,000 digits in an Arabic text once', () => {
  const html = `<p>${'1'.repeat(100_000)}</p>`
  expect(cleanHtmlOf('ar', html)).toBe(html)
})

test('keeps links to the shop in the language of the text', () => {
  const markdown = '[a](/shop) [b](/en/shop) [c](https://a.example)'
  const html = (locale: 'ar' | 'en') => htmlWriter({ locale, image: noImage })(markdown)
  expect(html('en')).toContain('<a href="/en/shop">a</a> <a href="/en/shop">b</a>')
  expect(html('ar')).toContain('<a href="/shop">a</a>')
})

test.each(['1. ', '- ', '> '])('keeps %j, nested thousands deep, as text', (mark) => {
  const html = htmlWriter({ locale: 'en', image: () => null })(`${mark.repeat(3_000)}the end`)
  expect(html).toMatch(/the end<\/p>$/)
})

test('converts every Markdown to HTML that sanitising leaves as it is', () => {
  const part = fc.constantFrom(
    ...[
      'قطن',
      'a',
      ' ',
      '\n',
      '\n\n',
      '**',
      '_',
      '*',
      '# ',
      '##### ',
      '- ',
      '1. ',
      '3. ',
      '> ',
      '---',
      '100%',
      '2 – 4%',
    ],
    ...[
      '`',
      '    ',
      '|',
      '|-|',
      '[x](/shop)',
      '<b>',
      '</p>',
      '<',
      '>',
      '&',
      '&lt;',
      '"',
      "'",
      '\\',
      '~~',
      '\0',
      '\u00A0',
      '\u{1F455}',
    ],
  )
  const marked = new Marked()
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 24 }),
      fc.constantFrom('ar' as const, 'en' as const),
      (parts, locale) => {
        const markdown = parts.join('').replaceAll('/shop', '/media/x')
        const html = htmlWriter({ locale, image: noImage })(markdown)
        expect(html).toBe(cleanHtmlOf(locale, marked.parse(markdown, { async: false })))
      },
    ),
    { numRuns: 1_000 },
  )
})
