import { join } from 'node:path'
import type { BackupFault } from '@zayy/database/backup/backup-fault'
import { type Backup, pictureFile } from './backup-folder.ts'
import { digestFile } from './file-digest.ts'

/** Reads every file and picture of a backup, and compares it with the manifest. Returns what is wrong. */
export async function verifyBackup(backups: string, { folder, manifest }: Backup): Promise<BackupFault[]> {
  const wanted = [
    ...manifest.files.map((file) => ({ ...file, at: join(folder, file.path) })),
    ...manifest.pictures.map((picture) => ({ ...picture, at: pictureFile(backups, picture) })),
  ]
  const faults: BackupFault[] = []
  for (const { at, bytes, sha256 } of wanted) {
    const found = await digestFile(at)
    if (!found) faults.push({ kind: 'missing', file: at })
    else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push({ kind: 'changed', file: at })
  }
  return faults
}
