import { expect, test } from 'vitest'
import { html } from './html.ts'

test('html escapes values that are not Markup', () => {
  const name = `<script>alert("1")</script>' & co`
  const inner = html`<b title="${name}">${name}</b>`
  const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; &amp; co'
  expect(inner.text).toBe(`<b title="${escaped}">${escaped}</b>`)
  expect(html`<p>${inner}${[inner, inner]}${null}${0}</p>`.text).toBe(
    `<p>${inner.text}${inner.text}${inner.text}0</p>`,
  )
})
