import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import type { Log } from '../lifecycle/log.ts'

/** One line at most in this time says that the image store does not answer: milliseconds. */
const QUIET_FOR_MS = 60_000

/**
 * Images that could not be made or read, as lines of the log. While the store is away every visitor meets that: it is said
 * once a minute.
 */
export function imageLog(log: Log): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (!(error instanceof ImageStoreError))
      return log.error({ event: 'picture_failed', err: error }, 'A picture could not be made')
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_FOR_MS
    log.error({ event: 'pictures_away', trouble: error.trouble }, error.message)
  }
}
