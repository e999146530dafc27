import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from '../images/image-store.ts'
import { type LongWork, unwatched } from '../process/progress.ts'
import { writeDurably } from '../process/write-durably.ts'
import { type Backup, imageFile, KEYS_FILE } from './backup-folder.ts'

/** `backups`: folder of all backups. `progress` counts images. */
type RestoreFiles = LongWork & { backups: string; backup: Backup; images: ImageStore; dataDir: string }

/**
 * Restores missing images and keys from a backup. Returns the number of restored images. The keys come last: existing
 * keys stay, so after an aborted restore they would be those of an older backup.
 * @param pastBreaking called before the keys; throws if the restore was aborted, and later aborts have no effect
 */
export async function restoreFiles(wanted: RestoreFiles, pastBreaking: () => void): Promise<number> {
  const restored = await restoreImages(wanted)
  pastBreaking()
  await restoreKeys(wanted.backup.folder, wanted.dataDir)
  return restored
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, KEYS_FILE)).catch(() => null)
  if (kept && !existsSync(join(dataDir, KEYS_FILE))) await writeDurably(join(dataDir, KEYS_FILE), kept, 0o600)
}

async function restoreImages({
  backups,
  backup: { manifest },
  images,
  progress = unwatched,
  signal,
}: RestoreFiles): Promise<number> {
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
