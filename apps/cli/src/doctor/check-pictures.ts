import { DatabaseStartupError } from '@zayy/database/database-startup-error'
import { countMissingPictures } from '@zayy/shop/pictures/count-missing-pictures'
import { openPictureStore } from '@zayy/shop/pictures/open-picture-store'
import { probeS3 } from '@zayy/shop/pictures/s3/check-s3'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import { openCommandDatabase } from '../open-shop.ts'
import type { Finding } from './finding.ts'

/**
 * Whether pictures can be kept where MEDIA_URL says, and the shop's are there: writes, reads and deletes an object in a bucket, and
 * looks for some originals.
 */
export async function checkPictures(settings: Settings, messages: CommandMessages): Promise<Finding> {
  const { media } = settings
  const texts = messages.doctorCommands.pictures
  const trouble = media && (await probeS3(media))?.trouble
  if (trouble) return { check: 'pictures', state: 'error', text: texts.troubles[trouble] }
  const { missing, sampled } = await countMissing(settings)
  if (missing > 0)
    return { check: 'pictures', state: 'error', text: texts.missing(String(missing), String(sampled)) }
  return { check: 'pictures', state: 'ok', text: media ? texts.ok(media.bucket) : texts.folder }
}

/** Counts none where the database cannot be opened, which is another check's finding. */
async function countMissing(settings: Settings): Promise<{ missing: number; sampled: number }> {
  const store = openPictureStore(settings)
  const opened = await openCommandDatabase(settings, 'read').catch((error: unknown) => {
    if (!(error instanceof DatabaseStartupError)) throw error
  })
  if (!opened) return { missing: 0, sampled: 0 }
  const { database, close } = opened
  try {
    return await countMissingPictures(database, store)
  } finally {
    await close()
  }
}
