import { join } from 'node:path'
import { type Backup, pictureFile } from './backup-folder.ts'
import { digestFile } from './file-digest.ts'

/** Reads every file and picture of a backup, and compares it with the manifest. Returns what is wrong, a line each. */
export async function verifyBackup(backups: string, { folder, manifest }: Backup): Promise<string[]> {
  const wanted = [
    ...manifest.files.map((file) => ({ ...file, at: join(folder, file.path) })),
    ...manifest.pictures.map((picture) => ({ ...picture, at: pictureFile(backups, picture) })),
  ]
  const faults: string[] = []
  for (const { at, bytes, sha256 } of wanted) {
    const found = await digestFile(at)
    if (!found) faults.push(`${at} is missing`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) faults.push(`${at} is not as it was written`)
  }
  return faults
}
