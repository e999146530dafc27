import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'

const widths = [200, 400, 800, 1200, 1600, 2400]
const formats = ['avif', 'webp']

/** Times in milliseconds. */
type Flooded = {
  /** Number of answers by status and type. */
  answers: Record<string, number>
  /** Median time of a cached page, before and during the flood. */
  keptPageBefore: number
  keptPage: number
  /** Waiting time of another visitor for 14 images that were never requested before. */
  visitorsImages: number
  visitorsAnswers: Record<string, number>
  /** From SIGTERM to the exit of the server. */
  stoppedAfter: number
  exitCode: number | null
}

/** Requests `requests` sizes of images from a demo shop, `atOnce` at a time, each for the first time. */
export async function floodImages(requests: number, atOnce: number): Promise<Flooded> {
  return await withTemporaryFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, env: { SEED_DEMO: 'true' } })
    await untilReady(shop.address)
    const hashes = await readdir(join(dataDir, 'media'))
    const all = widths.flatMap((width) =>
      formats.flatMap((format) => hashes.map((hash) => `${shop.address}/media/${hash}/${width}.${format}`)),
    )
    const visitors = hashes.slice(-14).map((hash) => `${shop.address}/media/${hash}/800.avif`)
    const asked = all.filter((url) => !visitors.some((other) => other.slice(0, -8) === url.slice(0, -8)))
    const page = `${shop.address}/en`
    for (let time = 0; time < 5; time += 1) await timeOf(page)
    const keptPageBefore = await medianOf(page, async (count) => count < 40)

    const answers: Record<string, number> = {}
    const rest = asked.slice(0, requests).values()
    let flooding = true
    const ask = async () => {
      for (const url of rest) count(answers, await statusOf(url))
    }
    const flood = Promise.all(Array.from({ length: atOnce }, ask)).then(() => {
      flooding = false
    })
    const watched = medianOf(page, async () => flooding)
    await pause(2_000)
    const visitorsAnswers: Record<string, number> = {}
    const begun = performance.now()
    for (const status of await Promise.all(visitors.map(statusOf))) count(visitorsAnswers, status)
    const visitorsImages = Math.round(performance.now() - begun)
    await flood
    const keptPage = await watched

    // The server is still making images.
    const stopping = performance.now()
    const exitCode = await shop.stop()
    const stoppedAfter = Math.round(performance.now() - stopping)
    return { answers, keptPageBefore, keptPage, visitorsImages, visitorsAnswers, stoppedAfter, exitCode }
  })
}

async function statusOf(url: string): Promise<string> {
  return await fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      const lasting = answer.headers.get('cache-control')?.includes('immutable') ? 'as asked' : 'placeholder'
      return answer.ok ? `${answer.headers.get('content-type')} ${lasting}` : String(answer.status)
    },
    () => 'failed',
  )
}

function count(answers: Record<string, number>, answer: string): void {
  answers[answer] = (answers[answer] ?? 0) + 1
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - begun
}

/** Requests a URL every 50 ms while `goOn` returns true. Returns the median time in milliseconds. */
async function medianOf(url: string, goOn: (count: number) => Promise<boolean>): Promise<number> {
  const times: number[] = []
  while (await goOn(times.length)) {
    times.push(await timeOf(url))
    await pause(50)
  }
  times.sort((one, other) => one - other)
  return Math.round((times[Math.floor(times.length / 2)] ?? 0) * 10) / 10
}
