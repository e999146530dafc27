import { join } from 'node:path'
import { type LongWork, unwatched } from '../process/progress.ts'
import { type Backup, imageFile } from './backup-folder.ts'
import { type BackupKey, isSignedBackup } from './backup-key.ts'
import type { BackupIssue } from './base-backup/backup-issue.ts'
import { digestFile } from './file-digest.ts'

/**
 * Checks a backup's signature, then compares every file and image with the manifest. `progress` counts bytes. Returns
 * the problems found. Stops at a wrong signature.
 * @param key null: the operator vouches for the backup, so its signature is not checked
 */
export async function verifyBackup(
  backups: string,
  { name, folder, manifest, text, signature }: Backup,
  key: BackupKey | null,
  { progress = unwatched, signal }: LongWork = {},
): Promise<BackupIssue[]> {
  if (key && !isSignedBackup(key, name, text, signature)) return [{ kind: 'signature' }]
  const wanted = [
    ...manifest.files.map((file) => ({ ...file, at: join(folder, file.path) })),
    ...manifest.images.map((image) => ({ ...image, at: imageFile(backups, image) })),
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
