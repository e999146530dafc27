import { openImageStore } from '@zayy/platform/images/open-image-store'
import type { Database } from '@zayy/platform/postgres/database'
import { probeS3 } from '@zayy/platform/s3/check-s3'
import { countMissingImages } from '@zayy/shop/catalogue-files/image-hashes'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/**
 * Checks the image store of MEDIA_URL: writes, reads and deletes an object in a bucket, and looks for some originals.
 * @param database null if it cannot be opened
 */
export async function checkImages(
  settings: Settings,
  database: Database | null,
  messages: CommandMessages,
): Promise<Finding> {
  const { media } = settings
  const texts = messages.doctorCommands.images
  const trouble = media && (await probeS3(media))?.trouble
  if (trouble) return { check: 'pictures', state: 'error', text: texts.troubles[trouble] }
  const { missing, sampled } = database
    ? await countMissingImages(database, openImageStore(settings))
    : { missing: 0, sampled: 0 }
  if (missing > 0)
    return { check: 'pictures', state: 'error', text: texts.missing(String(missing), String(sampled)) }
  return { check: 'pictures', state: 'ok', text: media ? texts.ok(media.bucket) : texts.folder }
}
