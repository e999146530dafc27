import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'

const browser = { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'br' }

/** Returns all scripts that a page runs before it is hydrated: its tags, their imports, and the messages of its language. */
async function firstScripts(
  request: APIRequestContext,
  html: string,
  locale: 'ar' | 'en',
): Promise<string[]> {
  const waiting = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const seen = new Set<string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const code = await (await request.get(path)).text()
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      waiting.push(`/assets/${name}`)
    for (const [, name] of code.matchAll(/import\(["'`]\.\/(messages-[^"'`]+\.js)["'`]\)/g)) {
      if (name?.startsWith(`messages-${locale}`)) waiting.push(`/assets/${name}`)
    }
  }
  return [...seen]
}

/** Bytes, brotli. */
async function styleBytes(request: APIRequestContext, html: string): Promise<number> {
  const paths = new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => path))
  expect(paths.size).toBeGreaterThan(0)
  const sheets = await Promise.all([...paths].map((path) => request.get(path, { headers: browser })))
  return sheets.reduce((sum, sheet) => sum + Number(sheet.headers()['content-length']), 0)
}

/** Bytes, brotli: all render-blocking stylesheets of a page. */
const styleBudget = 9_970

/** Bytes: fonts that a page preloads, and the riyal sign's two. */
const fontBudget = 29_100

/** Bytes of the preloaded fonts, and of the two of the riyal sign, which the stylesheet names. */
async function fontBytes(request: APIRequestContext, html: string): Promise<number> {
  const preloaded = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, path = '']) => path)
  expect(preloaded.length).toBeGreaterThan(0)
  const [, sheet = ''] = /href="(\/assets\/index-[^"]+\.css)"/.exec(html) ?? []
  const css = await (await request.get(sheet)).text()
  const signs = [...css.matchAll(/url\("?(\/assets\/saudi_riyal[^)"]+)/g)].map(([, path = '']) => path)
  expect(signs).toHaveLength(2)
  const files = await Promise.all([...new Set([...preloaded, ...signs])].map((path) => request.get(path)))
  return (await Promise.all(files.map((file) => file.body()))).reduce((sum, { length }) => sum + length, 0)
}

/** Elements of a page's HTML. */
const elementBudget = 1_500

/**
 * Sizes today, rounded up: the names of files, which are hashes of their content, alone change some ten bytes.
 * @property scriptBudget bytes, gzip −9, of the JavaScript that a first visit loads
 * @property htmlBudget bytes, brotli, of the HTML with its hydration data
 */
const pages = [
  { name: 'home', path: '/', scriptBudget: 113_730, htmlBudget: 11_850 },
  { name: 'listing', path: '/shop', scriptBudget: 117_650, htmlBudget: 10_620 },
  { name: 'product', path: '/product/1', scriptBudget: 131_900, htmlBudget: 12_550 },
  { name: 'cart', path: '/cart', scriptBudget: 126_050 },
  { name: 'checkout', path: '/checkout', scriptBudget: 136_500 },
  { name: 'bill', path: '/bill', scriptBudget: 122_000 },
]

for (const locale of ['ar', 'en'] as const) {
  for (const { name, path, scriptBudget, htmlBudget } of pages) {
    test(`${name} in ${locale} stays within its budget`, async ({ request }) => {
      const address = locale === 'en' ? `/en${path === '/' ? '' : path}` : path
      const answer = await request.get(address, { headers: browser })
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      const scripts = await firstScripts(request, html, locale)
      expect(html).toMatch(/<script type="after-paint" async="" src="\/assets\/index-[\w-]+\.js"><\/script>/)
      // Preloaded with the first scripts, which would request it later.
      expect(html).toMatch(new RegExp(`rel="after-paint" href="/assets/messages-${locale}-core-`))
      expect(scripts.some((script) => script.includes(`/messages-${locale}`))).toBe(true)
      const libraries = scripts.find((script) => script.startsWith('/assets/libraries-')) ?? ''
      expect(await (await request.get(libraries)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
      let bytes = 0
      for (const script of scripts)
        bytes += gzipSync(await (await request.get(script)).body(), { level: 9 }).length
      test.info().annotations.push({ type: 'first-load JavaScript', description: `${bytes} B gzip` })
      expect(bytes).toBeLessThanOrEqual(scriptBudget)
      const elements = html.replaceAll(/(<script)[\s\S]*?<\/script>/g, '$1').match(/<[a-z]/g)?.length
      expect(elements).toBeLessThanOrEqual(elementBudget)
      const styles = await styleBytes(request, html)
      test.info().annotations.push({ type: 'render-blocking CSS', description: `${styles} B brotli` })
      expect(styles).toBeLessThanOrEqual(styleBudget)
      expect(await fontBytes(request, html)).toBeLessThanOrEqual(fontBudget)
      // Arabic pages preload digits and signs without Latin letters.
      expect(html.includes('alexandria-latin')).toBe(locale === 'en')
      // A sign that arrives after the first layout has the whole page laid out again.
      const prices = html.includes('\u20c1')
      expect(html.match(/rel="preload" href="\/assets\/saudi_riyal[^>]*as="font"/g) ?? []).toHaveLength(
        prices ? 2 : 0,
      )
      if (htmlBudget !== undefined) {
        expect(prices).toBe(true)
        expect(Number(answer.headers()['content-length'])).toBeLessThanOrEqual(htmlBudget)
      }
    })
  }
}
