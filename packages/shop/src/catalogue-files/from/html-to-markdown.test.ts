import { plainText } from '@zayy/domain/text/plain-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlWriter } from '../import/store/to-html.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'

test.each([
  [
    '<p>A <strong>light</strong> top.</p>\n\n<ul>\n<li>Two pockets</li>\n<li>Vents</li>\n</ul>',
    'A **light** top.\n\n- Two pockets\n- Vents',
  ],
  ['<div>قماش <b>خفيف</b></div><div><br></div><div>جيبان</div>', 'قماش **خفيف**\n\nجيبان'],
  ['<h1>Care</h1>\n\nWash at 40 &deg;C &amp; dry.', '## Care\n\nWash at 40 °C & dry.'],
  ['<strong>Bold</strong> start\n\nSecond', '**Bold** start\n\nSecond'],
  ['<ol><li>one</li><li><p>two</p></li></ol>end', '1. one\n1. two\n\nend'],
  ['<p><strong>Fabric: </strong>cotton</p><p>&nbsp;</p>', '**Fabric:** cotton'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<div><ul><li>a<ul><li>b</li></ul></li></ul></div>'],
  [
    '<table><tr><td>S</td>\n\n<td>90</td></tr></table>',
    '<div><table><tr><td>S</td> <td>90</td></tr></table></div>',
  ],
  [
    '<a href="https://shop.example/">good</a> <a href="javascript:alert(1)">bad</a>',
    '[good](https://shop.example/) bad',
  ],
  ['<script>alert(1)</script><style>p{}</style><img src="x.png">ok', 'ok'],
  ['100% cotton\n- wash cold', '100% cotton\n\n- wash cold'],
  ['one\rtwo\r\nthree\u2028four', 'one\n\ntwo\n\nthree\n\nfour'],
  ['2 * 3 _low_ a_b [x] 1 < 2', '2 \\* 3 \\_low\\_ a_b \\[x\\] 1 &lt; 2'],
  ['<p>- none</p><p>1. none</p><p># none</p>', '\\- none\n\n1\\. none\n\n\\# none'],
  ['', ''],
])('converts %j to Markdown', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown)
})

test('reads 200,000 signs of lists in old line ends once', () => {
  expect(htmlToMarkdown(`${'\r+'.repeat(100_000)}#`).length).toBeGreaterThan(100_000)
})

test('shows the same letters as before, whatever the description contains', () => {
  const tags = [
    'p',
    'b',
    'i',
    'ul',
    'li',
    'ol',
    'h2',
    'div',
    'a',
    'br',
    'table',
    'td',
    'strong',
    'em',
    'span',
  ]
  const piece = fc.oneof(
    fc.constantFrom(...tags).map((tag) => `<${tag}>`),
    fc.constantFrom(...tags).map((tag) => `</${tag}>`),
    fc.constantFrom(
      'a',
      'ب',
      'word ',
      '\n',
      '\n\n',
      '*',
      '_',
      '#',
      '- ',
      '1. ',
      '> ',
      '`',
      '~~',
      '[',
      ']',
      '(',
      '\\',
      '|',
      '&amp;',
      '&lt;',
      '=',
      '    ',
    ),
  )
  const toHtml = htmlWriter({ locale: 'en', image: () => null })
  const letters = (html: string) => plainText(html.replace(/<br ?\/?>/g, ' ')).replace(/\s/g, '')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const html = pieces.join('')
      const shown = letters(toHtml(htmlToMarkdown(html)))
      expect(shown.replace(/[^a-zب*_]/g, '')).toBe(letters(html).replace(/[^a-zب*_]/g, ''))
      expect(toHtml(htmlToMarkdown(html))).not.toMatch(/<pre|<code|<blockquote|<hr/)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['opening brackets', '<'],
  ['unclosed tags', '<a'],
  ['empty lines', '\n'],
  ['nested tags', '<div>'],
  ['underscores', 'a_b'],
  ['e-mail addresses', 'a-@'],
])('converts a megabyte of %s within seconds', (_, part) => {
  const text = `start&nbsp;${part.repeat(1_000_000 / part.length)}end`
  expect(htmlToMarkdown(text)).toContain('start')
})
