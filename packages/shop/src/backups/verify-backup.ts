import { join } from 'node:path'
import type { BackupIssue } from '@zayy/database/backup/backup-issue'
import { type LongWork, unwatched } from '@zayy/database/progress'
import { type Backup, pictureFile } from './backup-folder.ts'
import { digestFile } from './file-digest.ts'

/**
 * Reads every file and picture of a backup, and compares it with the manifest; `progress` is in bytes. Returns what is wrong.
 */
export async function verifyBackup(
  backups: string,
  { folder, manifest }: Backup,
  { progress = unwatched, signal }: LongWork = {},
): Promise<BackupIssue[]> {
  const wanted = [
    ...manifest.files.map((file) => ({ ...file, at: join(folder, file.path) })),
    ...manifest.pictures.map((picture) => ({ ...picture, at: pictureFile(backups, picture) })),
  ]
  const total = wanted.reduce((sum, { bytes }) => sum + bytes, 0)
  const issues: BackupIssue[] = []
  let done = 0
  for (const { at, bytes, sha256 } of wanted) {
    const found = await digestFile(at, signal)
    if (!found) issues.push({ kind: 'missing', file: at })
    else if (found.bytes !== bytes || found.sha256 !== sha256) issues.push({ kind: 'changed', file: at })
    done += bytes
    progress(done, total)
  }
  return issues
}
