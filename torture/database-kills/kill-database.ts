import { setTimeout as pause } from 'node:timers/promises'
import { signalDatabase } from '../harness/database.ts'
import { type Outcome, underBuyers } from '../harness/under-buyers.ts'

/** Sends SIGKILL to all processes of PostgreSQL `kills` times under `buyers`, once per `every` milliseconds. */
export async function killDatabase(kills: number, every: number, buyers: number): Promise<Outcome> {
  return await underBuyers(buyers, async (shop) => {
    for (let kill = 0; kill < kills && shop.exitCode() === undefined; kill += 1) {
      await pause(every)
      await signalDatabase(shop.dataDir, 'SIGKILL')
    }
  })
}
