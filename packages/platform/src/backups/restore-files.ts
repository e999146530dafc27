import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../process/write-durably.ts'
import { KEYS_FILE } from './backup-folder.ts'
import { type RestoreImages, restoreImages } from './restore-images.ts'

/**
 * Restores missing images and keys from a backup. Returns the number of restored images. The keys come last: existing
 * keys stay, so after an aborted restore they would be those of an older backup.
 * @param pastBreaking called before the keys; throws if the restore was aborted, and later aborts have no effect
 */
export async function restoreFiles(
  wanted: RestoreImages & { dataDir: string },
  pastBreaking: () => void,
): Promise<number> {
  const restored = await restoreImages(wanted)
  pastBreaking()
  await restoreKeys(wanted.backup.folder, wanted.dataDir)
  return restored
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, KEYS_FILE)).catch(() => null)
  const isThere = await access(join(dataDir, KEYS_FILE)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, KEYS_FILE), kept, 0o600)
}
