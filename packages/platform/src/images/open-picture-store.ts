import { join } from 'node:path'
import { s3Client } from '../s3/s3-client.ts'
import type { S3Target } from '../s3/s3-target.ts'
import { cachedPictureStore } from './cached-picture-store.ts'
import { filePictureStore } from './file-picture-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3PictureStore } from './s3-picture-store.ts'

/** Opens the shop's image store: DATA_DIR/media, or the store in MEDIA_URL. */
export function openPictureStore({
  dataDir,
  media,
}: {
  dataDir: string
  media: S3Target | undefined
}): PictureStore {
  if (!media) return filePictureStore(join(dataDir, 'media'))
  return cachedPictureStore(s3PictureStore(s3Client(media)), join(dataDir, 'cache/pictures'))
}
