import { setTimeout as pause } from 'node:timers/promises'
import type { Asset } from '@zayy/platform/assets/asset'
import { recordAssets } from '@zayy/platform/assets/record-assets'
import type { Database } from '@zayy/platform/postgres/database'
import type { Log } from './log.ts'

/** How often a server says that it still has its assets, and how soon it tries again after a failure: milliseconds. */
const usualTimes = { every: 24 * 60 * 60_000, again: 60_000 }

/**
 * Records the assets of this server's build in the database, for servers of other builds: now, which is waited for, and then daily.
 * @returns what ends that
 */
export async function startRecordingAssets(
  database: Database,
  assets: ReadonlyMap<string, Asset>,
  log: Log,
  { every, again } = usualTimes,
): Promise<() => Promise<void>> {
  const end = new AbortController()
  const record = () =>
    recordAssets(database, assets).then(
      () => every,
      (error: unknown) => {
        log.error({ event: 'assets_not_recorded', err: error }, 'Other servers lack the assets of this build')
        return again
      },
    )
  const first = await record()
  const running = (async () => {
    for (let wait = first; !end.signal.aborted; ) {
      await pause(wait, undefined, { signal: end.signal, ref: false }).catch(() => {})
      if (!end.signal.aborted) wait = await record()
    }
  })()
  return async () => {
    end.abort()
    await running
  }
}
