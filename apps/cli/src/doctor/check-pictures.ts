import { probeS3 } from '@zayy/shop/pictures/s3/check-s3'
import type { Settings } from '../../../server/src/config/read-settings.mjs'
import type { CommandMessages } from '../command-line/messages.ts'
import type { Finding } from './finding.ts'

/** Whether pictures can be kept where MEDIA_URL says: writes, reads and deletes an object there. A folder is looked at with the disk. */
export async function checkPictures({ media }: Settings, messages: CommandMessages): Promise<Finding> {
  const texts = messages.doctorCommands.pictures
  if (!media) return { check: 'pictures', state: 'ok', text: texts.folder }
  const trouble = (await probeS3(media))?.trouble
  if (!trouble) return { check: 'pictures', state: 'ok', text: texts.ok(media.bucket) }
  return { check: 'pictures', state: 'error', text: texts.troubles[trouble] }
}
