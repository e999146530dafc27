import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createInProcess } from '@zayy/server/api/in-process'
import { cachedSharedData } from '@zayy/server/api/shared-data'
import { loadStorefront } from '@zayy/server/lifecycle/storefront-build'
import { render } from '@zayy/server/pages/render'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { withDemoDatabase } from '../demo-database.ts'
import { median } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { countElements, elementsMadeBy } from './count-elements.ts'
import { elementsOf, plainTree } from './plain-tree.ts'

const rounds = 15
const renders = 20
const warmUp = 500
const pages = { home: '/', listing: '/shop', product: '/product/1' }

type Figure =
  | 'elements'
  | 'tags'
  | 'htmlBytes'
  | 'plainHtmlBytes'
  | 'plainStringMs'
  | 'plainStreamMs'
  | 'pageMs'
  | 'ofPlainStream'
  | 'ofPlainString'

/** Returns the processor time of this process for one rendering, in milliseconds. */
async function cost(renderOne: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  for (let nth = 0; nth < renders; nth += 1) await renderOne()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / renders
}

async function streamed(component: () => ReactNode): Promise<string> {
  const chunks: Buffer[] = []
  const sink = new Writable({
    write: (chunk, _, done) => {
      chunks.push(chunk)
      done()
    },
  })
  renderToPipeableStream(createElement(component)).pipe(sink)
  await finished(sink)
  return Buffer.concat(chunks).toString()
}

const result = await withDemoDatabase(async (database) => {
  countElements()
  const { storefront } = await loadStorefront()
  const shared = cachedSharedData(database)
  const inProcess = createInProcess({
    keys: testKeys,
    database,
    shared,
    now: () => new Date(),
    checkAnswers: false,
  })
  const report = (error: unknown) => {
    throw error
  }
  const options = {
    storefront,
    clientFor: (locale: 'ar' | 'en') => inProcess({ locale }),
    origin: 'https://shop.test',
    report,
  }
  const ours = async (path: string) => {
    const { html } = await render(options, new URL(path, options.origin))
    return html
  }
  const measured: Record<string, Record<Figure, number>> = {}
  for (const [name, path] of Object.entries(pages)) {
    for (let nth = 0; nth < warmUp; nth += 1) await ours(path)
    const html = (await ours(path)).toString()
    const elements = await elementsMadeBy(() => ours(path))
    const tags = elementsOf(html)
    const Plain = plainTree(tags, Math.max(0, elements - tags.count))
    for (let nth = 0; nth < warmUp; nth += 1) await streamed(Plain)
    const plainHtml = await streamed(Plain)
    const cases = {
      string: () => renderToString(createElement(Plain)),
      stream: () => streamed(Plain),
      page: () => ours(path),
    }
    const costs: Record<keyof typeof cases, number[]> = { string: [], stream: [], page: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const which of ['string', 'stream', 'page'] as const) costs[which].push(await cost(cases[which]))
    }
    const string = median(costs.string)
    const stream = median(costs.stream)
    const page = median(costs.page)
    const rounded = (value: number) => Number(value.toFixed(2))
    measured[name] = {
      elements,
      tags: tags.count,
      htmlBytes: Buffer.byteLength(html),
      plainHtmlBytes: Buffer.byteLength(plainHtml),
      plainStringMs: rounded(string),
      plainStreamMs: rounded(stream),
      pageMs: rounded(page),
      ofPlainStream: rounded(stream / page),
      ofPlainString: rounded(string / page),
    }
  }
  return measured
})

await writeResult(
  import.meta.url,
  result,
  Object.entries(result).map(([name, { pageMs, plainStreamMs, ofPlainStream }]) => ({
    measured: `rendering of an uncached ${name} page: ${pageMs} ms of processor time`,
    reference: `React's own, of as many elements: ${plainStreamMs} ms`,
    ratio: ofPlainStream,
  })),
)
