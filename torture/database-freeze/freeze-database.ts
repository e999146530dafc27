import { setTimeout as pause } from 'node:timers/promises'
import { signalDatabase } from '../harness/database.ts'
import { type Outcome, underBuyers } from '../harness/under-buyers.ts'

/** Stops every process of PostgreSQL for `duration` milliseconds under `buyers`, as on a machine without free processor time. */
export async function freezeDatabase(duration: number, buyers: number): Promise<Outcome> {
  return await underBuyers(buyers, async (shop) => {
    await pause(2_000)
    await signalDatabase(shop.dataDir, 'SIGSTOP')
    await pause(duration)
    await signalDatabase(shop.dataDir, 'SIGCONT')
  })
}
