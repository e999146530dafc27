import { median, requestRate } from '../request-rate.ts'
import { writeResult } from '../result.ts'
import { withServedShop } from '../served-shop.ts'

const rounds = 5

const result = await withServedShop(async (origin) => {
  const measured = {
    /** The reference: the smallest answer of the same server. */
    health: () => requestRate(origin, () => '/healthz', { requests: 2_000 }),
    kept: () => requestRate(origin, () => '/product/1', { requests: 2_000 }),
    /** A search page, which is not cached and so rendered for each request. */
    rendered: () => requestRate(origin, () => '/shop?search=scrub', { requests: 300 }),
  }
  const rates: Record<keyof typeof measured, number[]> = { health: [], kept: [], rendered: [] }
  for (const measure of Object.values(measured)) await measure()
  for (let round = 0; round < rounds; round += 1) {
    rates.health.push(await measured.health())
    rates.kept.push(await measured.kept())
    rates.rendered.push(await measured.rendered())
  }
  const health = median(rates.health)
  const kept = median(rates.kept)
  const rendered = median(rates.rendered)
  return {
    requestsPerSecond: { health: Math.round(health), kept: Math.round(kept), rendered: Math.round(rendered) },
    keptToHealth: Number((kept / health).toFixed(2)),
    renderedToHealth: Number((rendered / health).toFixed(3)),
    keptToRendered: Number((kept / rendered).toFixed(1)),
  }
})

await writeResult(import.meta.url, result, [
  {
    measured: `a product page from the cache: ${result.requestsPerSecond.kept} a second`,
    reference: `the smallest answer of the same server: ${result.requestsPerSecond.health}`,
    ratio: result.keptToHealth,
  },
])
