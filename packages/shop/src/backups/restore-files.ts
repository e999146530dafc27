import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '@zayy/database/progress'
import type { PictureStore } from '../pictures/picture-store.ts'
import { writeDurably } from '../write-durably.ts'
import { type Backup, keysFile } from './backup-folder.ts'
import { restorePictures } from './restore-pictures.ts'

/** Gives the shop the keys and pictures of a backup that it lacks. Returns how many pictures these were. */
export async function restoreFiles(
  backups: string,
  backup: Backup,
  dataDir: string,
  pictures: PictureStore,
  progress?: Progress,
): Promise<number> {
  await restoreKeys(backup.folder, dataDir)
  return await restorePictures(backups, backup, pictures, progress)
}

async function restoreKeys(folder: string, dataDir: string): Promise<void> {
  const kept = await readFile(join(folder, keysFile)).catch(() => null)
  const isThere = await access(join(dataDir, keysFile)).then(
    () => true,
    () => false,
  )
  if (kept && !isThere) await writeDurably(join(dataDir, keysFile), kept, 0o600)
}
