import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PictureStore } from '../images/picture-store.ts'
import { type Progress, unwatched } from '../process/progress.ts'
import { writeDurably } from '../process/write-durably.ts'
import { pictureFile } from './backup-folder.ts'
import type { BackedUpPicture } from './backup-manifest.ts'

/**
 * Copies the original images to the backup folder. Images never change, so all backups share one copy, if it is intact.
 * @param progress counts images
 * @returns the copied images, and the hashes of images that the shop has lost
 */
export async function backUpPictures(
  backups: string,
  hashes: ReadonlySet<string>,
  pictures: PictureStore,
  progress: Progress = unwatched,
): Promise<{ kept: BackedUpPicture[]; lost: string[] }> {
  const kept: BackedUpPicture[] = []
  const lost: string[] = []
  for (const hash of hashes) {
    progress(kept.length + lost.length, hashes.size)
    const original = await pictures.original(hash)
    if (!original) {
      lost.push(hash)
      continue
    }
    const { bytes, format } = original
    const path = pictureFile(backups, { hash, format })
    const there = await readFile(path).catch(() => null)
    if (!there?.equals(bytes)) await writeDurably(path, bytes, 0o600)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    kept.push({ hash, format, bytes: bytes.byteLength, sha256 })
  }
  progress(hashes.size, hashes.size)
  return { kept, lost }
}
