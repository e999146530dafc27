import { join } from 'node:path'
import { s3Client } from '../s3/s3-client.ts'
import type { S3Target } from '../s3/s3-target.ts'
import { cachedImageStore } from './cached-image-store.ts'
import { fileImageStore } from './file-image-store.ts'
import type { ImageStore } from './image-store.ts'
import { s3ImageStore } from './s3-image-store.ts'

/** Opens the shop's image store: DATA_DIR/media, or the store in MEDIA_URL. */
export function openImageStore({
  dataDir,
  media,
}: {
  dataDir: string
  media: S3Target | undefined
}): ImageStore {
  if (!media) return fileImageStore(join(dataDir, 'media'))
  return cachedImageStore(s3ImageStore(s3Client(media)), join(dataDir, 'cache/pictures'))
}
