import { createHash } from 'node:crypto'
import type { ImageStore } from '../images/image-store.ts'
import { readPlainFile } from '../process/open-file.ts'
import { type Progress, unwatched } from '../process/progress.ts'
import { writeDurably } from '../process/write-durably.ts'
import { imageFile } from './backup-folder.ts'
import type { BackedUpImage } from './backup-manifest.ts'

/**
 * Copies the original images to the backup folder. Images never change, so all backups share one copy, if it is intact.
 * @param progress counts images
 * @returns the copied images, and the hashes of images that the shop has lost
 */
export async function backUpImages(
  backups: string,
  hashes: ReadonlySet<string>,
  images: ImageStore,
  progress: Progress = unwatched,
): Promise<{ kept: BackedUpImage[]; lost: string[] }> {
  const kept: BackedUpImage[] = []
  const lost: string[] = []
  for (const hash of hashes) {
    progress(kept.length + lost.length, hashes.size)
    const original = await images.original(hash)
    if (!original) {
      lost.push(hash)
      continue
    }
    const { bytes, format } = original
    const path = imageFile(backups, { hash, format })
    const there = await readPlainFile(path).catch(() => null)
    if (!there?.equals(bytes)) await writeDurably(path, bytes, 0o600)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    kept.push({ hash, format, bytes: bytes.byteLength, sha256 })
  }
  progress(hashes.size, hashes.size)
  return { kept, lost }
}
