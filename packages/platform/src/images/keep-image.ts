import type { Image, ImageStore } from './image-store.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Stores an image without its metadata. */
export async function keepImage(
  store: ImageStore,
  { hash, format }: Pick<Image, 'hash' | 'format'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await store.keepOriginal(hash, await stripMetadata({ bytes, format }))
}
