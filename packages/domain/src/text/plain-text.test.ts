import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One <strong>two</strong>.</p>\n<p>Three</p>', 'One two.\nThree'],
  ['Q&amp;A: 3 &lt; 5 &amp;lt;', 'Q&A: 3 < 5 &lt;'],
  ['  ', ''],
])('converts the HTML %j to %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
