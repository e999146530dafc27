import { readFile } from 'node:fs/promises'
import type { ImageStore } from '../images/image-store.ts'
import { type LongWork, unwatched } from '../process/progress.ts'
import { type Backup, imageFile } from './backup-folder.ts'

/** `backups` is the folder of all backups. `progress` counts images. */
export type RestoreImages = LongWork & { backups: string; backup: Backup; images: ImageStore }

/** Restores missing images from a backup. Returns their number. */
export async function restoreImages({
  backups,
  backup: { manifest },
  images,
  progress = unwatched,
  signal,
}: RestoreImages): Promise<number> {
  let restored = 0
  for (const [before, { hash, format }] of manifest.images.entries()) {
    signal?.throwIfAborted()
    progress(before, manifest.images.length)
    if (await images.original(hash)) continue
    const bytes = new Uint8Array(await readFile(imageFile(backups, { hash, format })))
    await images.keepOriginal(hash, { bytes, format })
    restored += 1
  }
  progress(manifest.images.length, manifest.images.length)
  return restored
}
