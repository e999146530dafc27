import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readMarkedScripts } from './rendered-page.ts'

const read = (page: string, nonce: string) => {
  const { html, hashes } = readMarkedScripts(Buffer.from(page), nonce)
  return { html: html.toString(), hashes }
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const mark = 'Yt3-aQ9_x'

test('hashes each marked inline script once, and neither files nor data blocks', () => {
  const { hashes } = read(
    `<script nonce="${mark}">a()</script><script type="module" nonce="${mark}" src="/assets/x.js"></script>
    <script class="tsr" nonce="${mark}">b(1)</script><script nonce="${mark}">a()</script>
    <script type="application/ld+json" nonce="${mark}">{"@type":"Product"}</script>`,
    mark,
  )
  expect(hashes).toEqual([hash('a()'), hash('b(1)')])
})

test.each([
  ['without a mark', '<p><script>steal()</script></p>'],
  ['with a mark of another rendering', '<script nonce="aaaaaaaaa">steal()</script>'],
  ['with an empty mark', '<script nonce="">steal()</script>'],
  ['with the mark in its text', `<script>steal("nonce=\\"${mark}\\"")</script>`],
  ['left open before a marked one', `<script>steal() <script nonce="${mark}">own()</script>`],
])('does not hash a script %s', (_, stored) => {
  const { hashes } = read(`${stored}<script nonce="${mark}">last()</script>`, mark)
  expect(hashes).toEqual([hash('last()')])
})

test('removes the nonce, so that every render has the same bytes', () => {
  const page = (nonce: string) =>
    `<meta property="csp-nonce" content="${nonce}"/><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><script nonce="${nonce}">a('زيّ')</script>`
  const { html, hashes } = read(page(mark), mark)
  expect(hashes).toEqual([hash("a('زيّ')")])
  expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>a(\'زيّ\')</script>')
  expect(read(page('other0000'), 'other0000').html).toBe(html)
})
