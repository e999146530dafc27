import { readFile } from 'node:fs/promises'
import type { PictureStore } from '../images/picture-store.ts'
import { type LongWork, unwatched } from '../process/progress.ts'
import { type Backup, pictureFile } from './backup-folder.ts'

/** `backups` is the folder of all backups. `progress` counts images. */
export type RestorePictures = LongWork & { backups: string; backup: Backup; pictures: PictureStore }

/** Restores missing images from a backup. Returns their number. */
export async function restorePictures({
  backups,
  backup: { manifest },
  pictures,
  progress = unwatched,
  signal,
}: RestorePictures): Promise<number> {
  let restored = 0
  for (const [before, { hash, format }] of manifest.pictures.entries()) {
    signal?.throwIfAborted()
    progress(before, manifest.pictures.length)
    if (await pictures.original(hash)) continue
    const bytes = new Uint8Array(await readFile(pictureFile(backups, { hash, format })))
    await pictures.keepOriginal(hash, { bytes, format })
    restored += 1
  }
  progress(manifest.pictures.length, manifest.pictures.length)
  return restored
}
