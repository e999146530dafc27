import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('names each running inline script once, and neither files nor data', () => {
  const html = `<script>a()</script><script type="module" src="/assets/x.js"></script>
    <script class="tsr">b(1)</script><script>a()</script><script type="application/ld+json">{"@type":"Product"}</script>`
  expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b(1)')])
})
