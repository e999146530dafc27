import type { Picture, PictureStore } from './picture-store.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Keeps the bytes of a picture that was read, without what its camera or its author noted down in it. */
export async function keepPicture(
  store: PictureStore,
  { hash, format }: Pick<Picture, 'hash' | 'format'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await store.keepOriginal(hash, await stripMetadata({ bytes, format }))
}
