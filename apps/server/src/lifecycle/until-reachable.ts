import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { Log } from './log.ts'

/** Interval between attempts, in milliseconds. */
const RETRY_INTERVAL_MS = 1_000

/**
 * Opens the database, retrying while it is unreachable, because after a reboot the shop may start first. Throws any other error, such as a
 * wrong password. Calls `onWait` once when the waiting begins.
 */
export async function untilReachable<Opened>(
  open: () => Promise<Opened>,
  { log, signal, onWait }: { log: Log; signal: AbortSignal; onWait: () => void },
): Promise<Opened> {
  const begun = performance.now()
  for (let failed = 0; ; failed += 1) {
    try {
      const opened = await open()
      const seconds = Math.round((performance.now() - begun) / 1_000)
      if (failed > 0) log.info({ event: 'database_back', seconds, failed }, 'The database answers')
      return opened
    } catch (error) {
      const isAway = error instanceof DatabaseStartupError && error.issue?.kind === 'unreachable'
      if (!isAway || signal.aborted) throw error
      if (failed === 0) {
        log.error({ event: 'database_away', reason: error.message }, 'The start waits for the database')
        onWait()
      }
      await pause(RETRY_INTERVAL_MS, undefined, { signal })
    }
  }
}
