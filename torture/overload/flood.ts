import { setTimeout as pause } from 'node:timers/promises'
import { underBuyers } from '../harness/under-buyers.ts'

/** Sends `requests` reads at once, `rounds` times, under `buyers`. Each is another search, so that none is cached. Counts answers by status. */
export async function flood(requests: number, rounds: number, buyers: number) {
  const answers: Record<string, number> = {}
  let slowestRead = 0
  const outcome = await underBuyers(buyers, async (shop) => {
    await pause(1_000)
    for (let round = 0; round < rounds && shop.exitCode() === undefined; round += 1) {
      const read = async (_: unknown, index: number) => {
        const begun = performance.now()
        const search = `${round}x${index}`
        const status = await fetch(`${shop.address}/en/api/products?search=${search}`).then(
          async (answer) => {
            await answer.arrayBuffer()
            return String(answer.status)
          },
          () => 'failed',
        )
        answers[status] = (answers[status] ?? 0) + 1
        slowestRead = Math.max(slowestRead, Math.round(performance.now() - begun))
      }
      await Promise.all(Array.from({ length: requests }, read))
      await pause(500)
    }
  })
  return { ...outcome, answers, slowestRead }
}
