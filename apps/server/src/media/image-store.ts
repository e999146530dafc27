import { ImageStoreError } from '@zayy/platform/images/image-store-error'
import { checkS3 } from '@zayy/platform/s3/check-s3'
import type { Settings } from '../config/read-settings.mjs'
import type { Log, LogLine } from '../lifecycle/log.ts'

/** Minimum time between two log lines about an unreachable store or about the disk, in milliseconds. */
const QUIET_FOR_MS = 60_000

const NOT_KEPT =
  'A picture in a new size could not be read or kept in DATA_DIR: ENOSPC means that the disk is full, EACCES or EPERM that the shop may not write there. The next request tries again'

const NOT_MADE =
  'A picture could not be made in a new size, so visitors see another size or none: `message` says why. It is tried again later; if that fails too, import it as a JPEG of at most 2400 × 3000 pixels'

/**
 * Logs images that cannot be resized, kept or read. An unreachable store and a full disk fail every image, so each is logged once a
 * minute.
 */
export function imageLog(log: Log): (error: unknown) => void {
  const quietUntil = { store: 0, disk: 0 }
  const once = (trouble: keyof typeof quietUntil, line: LogLine, text: string) => {
    if (performance.now() < quietUntil[trouble]) return
    quietUntil[trouble] = performance.now() + QUIET_FOR_MS
    log.error(line, text)
  }
  return (error) => {
    const line = { event: 'picture_failed', err: error } as const
    if (error instanceof ImageStoreError)
      once('store', { event: 'pictures_away', trouble: error.trouble }, error.message)
    else if (error instanceof Error && 'code' in error) once('disk', line, NOT_KEPT)
    else log.error(line, NOT_MADE)
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
