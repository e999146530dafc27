import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../process/write-durably.ts'
import { keysFile } from './backup-folder.ts'
import { type RestorePictures, restorePictures } from './restore-pictures.ts'

/**
 * Gives the shop the pictures and keys of a backup that it lacks. Returns how many pictures these were. The keys come last: those
 * that are there stay, and would be an older backup's where a restore was broken off.
 * @param pastBreaking is called before the keys: it throws where the restore was broken off, which nothing does from then on
 */
export async function restoreFiles(
  wanted: RestorePictures & { dataDir: string },
  pastBreaking: () => void,
): Promise<number> {
  const restored = await restorePictures(wanted)
  pastBreaking()
  await restoreKeys(wanted.backup.folder, wanted.dataDir)
  return restored
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, keysFile)).catch(() => null)
  const isThere = await access(join(dataDir, keysFile)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, keysFile), kept, 0o600)
}
