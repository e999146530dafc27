import type { Picture, PictureStore } from './picture-store.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Stores an image without its metadata. */
export async function keepPicture(
  store: PictureStore,
  { hash, format }: Pick<Picture, 'hash' | 'format'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await store.keepOriginal(hash, await stripMetadata({ bytes, format }))
}
