import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop, untilReady, withTemporaryFolder } from '../harness/shop-server.ts'

const widths = [200, 400, 800, 1200, 1600, 2400]
const formats = ['avif', 'webp']

/** What a flood of pictures did. Times are in milliseconds. */
type Flooded = {
  /** How many answers had which status and type. */
  answers: Record<string, number>
  /** The median time of a page that is kept, before the flood and in it. */
  keptPageBefore: number
  keptPage: number
  /** How long another visitor waited for 14 pictures, none of which had been asked for. */
  visitorsPictures: number
  visitorsAnswers: Record<string, number>
  /** From SIGTERM in the middle of it to the end. */
  stoppedAfter: number
  exitCode: number | null
}

/** Asks a demo shop for `requests` sizes of pictures, `atOnce` at a time, each for the first time. */
export async function floodPictures(requests: number, atOnce: number): Promise<Flooded> {
  return await withTemporaryFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, env: { SEED_DEMO: 'true' } })
    await untilReady(shop.address)
    const hashes = await readdir(join(dataDir, 'media'))
    const all = widths.flatMap((width) =>
      formats.flatMap((format) => hashes.map((hash) => `${shop.address}/media/${hash}/${width}.${format}`)),
    )
    // The visitor's pictures are the last ones: of products far down the list.
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
    const visitorsPictures = Math.round(performance.now() - begun)
    await flood
    const keptPage = await watched

    // Pictures are still being made.
    const told = performance.now()
    const exitCode = await shop.stop()
    const stoppedAfter = Math.round(performance.now() - told)
    return { answers, keptPageBefore, keptPage, visitorsPictures, visitorsAnswers, stoppedAfter, exitCode }
  })
}

async function statusOf(url: string): Promise<string> {
  return await fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      const lasting = answer.headers.get('cache-control')?.includes('immutable') ? 'as asked' : 'stand-in'
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

/** The median time of an address, asked every 50 ms while `goOn` says so. */
async function medianOf(url: string, goOn: (count: number) => Promise<boolean>): Promise<number> {
  const times: number[] = []
  while (await goOn(times.length)) {
    times.push(await timeOf(url))
    await pause(50)
  }
  times.sort((one, other) => one - other)
  return Math.round((times[Math.floor(times.length / 2)] ?? 0) * 10) / 10
}
