import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import type { Log } from '../lifecycle/log.ts'
import { checkS3 } from '@zayy/platform/s3/check-s3'
import type { Settings } from '../config/read-settings.mjs'
import { StartupError } from '@zayy/platform/process/startup-error'

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

/**
 * Looks at the store that MEDIA_URL names before the shop opens. One that does not answer may again: the shop opens without it,
 * and says so in its log.
 * @throws StartupError when the store refuses, since it will go on to
 */
export async function checkImageStore({ media }: Settings, log: Log): Promise<void> {
  const error = media && (await checkS3(media))
  if (!error) return
  if (error.trouble !== 'away') throw new StartupError(error.message)
  imageLog(log)(error)
}
