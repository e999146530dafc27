import { checkS3 } from '@zayy/platform/s3/check-s3'
import type { Settings } from '../config/read-settings.mjs'
import type { Log } from '../lifecycle/log.ts'
import { StartupError } from '@zayy/platform/process/startup-error'
import { imageLog } from './image-log.ts'

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
