import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../write-durably.ts'
import { keysFile } from './backup-folder.ts'
import { type RestorePictures, restorePictures } from './restore-pictures.ts'

/** Gives the shop the keys and pictures of a backup that it lacks. Returns how many pictures these were. */
export async function restoreFiles(wanted: RestorePictures & { dataDir: string }): Promise<number> {
  await restoreKeys(wanted.backup.folder, wanted.dataDir)
  return await restorePictures(wanted)
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, keysFile)).catch(() => null)
  const isThere = await access(join(dataDir, keysFile)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, keysFile), kept, 0o600)
}
