import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import type { Log } from '../lifecycle/log.ts'
import { checkS3 } from '@zayy/platform/s3/check-s3'
import type { Settings } from '../config/read-settings.mjs'

/** Minimum time between two log lines about an unreachable store, in milliseconds. */
const QUIET_FOR_MS = 60_000

/** Logs images that cannot be resized or read. An unreachable store fails every image, so it is logged once a minute. */
export function imageLog(log: Log): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (!(error instanceof ImageStoreError))
      return log.error({ event: 'picture_failed', err: error }, 'An image could not be resized')
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_FOR_MS
    log.error({ event: 'pictures_away', trouble: error.trouble }, error.message)
  }
}

/**
 * Checks the store of MEDIA_URL at start. If it is unreachable, the shop opens without it and logs that.
 * @throws ImageStoreError if the store rejects the request, because it will go on to
 */
export async function checkImageStore({ media }: Settings, log: Log): Promise<void> {
  const error = media && (await checkS3(media))
  if (!error) return
  if (error.trouble !== 'away') throw error
  imageLog(log)(error)
}
