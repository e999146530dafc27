import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@zayy/platform/postgres/embedded/start-embedded'
import { type HangingLine, openHangingLine } from '@zayy/platform/postgres/testing/hanging-line'
import { databaseUrls } from '../harness/database-urls.ts'
import { type Outcome, underBuyers } from '../harness/under-buyers.ts'

/** Blocks all answers of the database for `duration` milliseconds under `buyers`, also on new connections. */
export async function cutOff(duration: number, buyers: number): Promise<Outcome> {
  let line: HangingLine | undefined
  return await underBuyers(
    buyers,
    async () => {
      await pause(1_000)
      line?.goDark()
      await pause(duration)
      line?.recover()
    },
    async (dataDir) => {
      const postgres = await startEmbedded(join(dataDir, 'postgres'))
      const opened = await openHangingLine(join(dataDir, 'postgres/socket'), 5432)
      line = opened
      return {
        env: {
          ...databaseUrls(join(dataDir, 'postgres')),
          DATABASE_URL: `postgres://shop_app@127.0.0.1:${opened.port}/shop`,
        },
        close: async () => {
          opened.close()
          await postgres.close()
        },
      }
    },
  )
}
