import { describe, expect, it, test } from 'vitest'
import { attribute, element, isXmlText, text } from './canonical-xml.ts'

describe('canonical XML', () => {
  it('writes start and end tag of an empty element', () => {
    expect(element('a')).toBe('<a></a>')
  })

  it('escapes text as C14N does', () => {
    expect(element('a', text('<&>"\'\t\n\r ]]>'))).toBe(`<a>&lt;&amp;&gt;"'\t\n&#xD; ]]&gt;</a>`)
  })

  it('escapes attributes as C14N does', () => {
    expect(element('a', attribute('b', '<&>"\'\t\n\r'))).toBe(`<a b="&lt;&amp;>&quot;'&#x9;&#xA;&#xD;"></a>`)
  })

  it('puts elements after each other without white space', () => {
    expect(element('a', element('b'), element('c'))).toBe('<a><b></b><c></c></a>')
  })
})

test.each(['\u0000', '\u0008', '\u000B', '\u000C', '\u001F', '\uFFFE', '\uFFFF', '\uD800', '\uDC00x'])(
  'refuses %j, which XML cannot contain',
  (forbidden) => {
    expect(isXmlText(forbidden)).toBe(false)
    expect(() => element('a', text(`b${forbidden}`))).toThrow(RangeError)
    expect(() => element('a', attribute('b', forbidden))).toThrow(RangeError)
  },
)

test.each(['', 'زي', '👕', '\t\n\r', '\u0085\u2028', '\uE000\uFFFD'])('takes %j', (allowed) => {
  expect(isXmlText(allowed)).toBe(true)
})
