import type { Asset } from '@zayy/platform/assets/asset'
import { recordAssets } from '@zayy/platform/assets/record-assets'
import type { Database } from '@zayy/platform/postgres/database'
import { startInterval } from '@zayy/platform/process/start-interval'
import type { Log } from './log.ts'

/** Interval of renewals, and the retry after a failure, in milliseconds. */
const usualTimes = { every: 24 * 60 * 60_000, again: 60_000 }

/**
 * Records the assets of this server's build in the database. Resolves after the first attempt; then renews them daily.
 * @returns a function that stops the renewal
 */
export async function startRecordingAssets(
  database: Database,
  assets: ReadonlyMap<string, Asset>,
  log: Log,
  { every, again } = usualTimes,
): Promise<() => Promise<void>> {
  const report = (error: unknown) => {
    log.error(
      { event: 'assets_not_recorded', err: error },
      'The assets of this build could not be recorded for other servers; retrying',
    )
    return again
  }
  const record = () => recordAssets(database, assets)
  const first = await record().then(() => every, report)
  return startInterval(record, { every, first, retry: again }, report)
}
