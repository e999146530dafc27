import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftPrefix, listBackups, pictureFile } from './backup-folder.ts'

/**
 * Deletes all backups but the newest, and the pictures that none of these needs. A backup loses its name before its first file.
 * @returns the names of what was deleted
 */
export async function pruneBackups(backups: string, keep: number): Promise<string[]> {
  const all = await listBackups(backups)
  const surplus = all.slice(keep)
  for (const { name, folder } of surplus) {
    const draft = join(backups, `${draftPrefix}${name}`)
    await rename(folder, draft)
    await rm(draft, { recursive: true, force: true })
  }
  const needed = new Set(
    all.slice(0, keep).flatMap(({ manifest }) => manifest.pictures.map((each) => pictureFile(backups, each))),
  )
  const pictures = join(backups, 'pictures')
  for (const name of await readdir(pictures).catch(() => []))
    if (!needed.has(join(pictures, name))) await rm(join(pictures, name), { force: true })
  return surplus.map(({ name }) => name)
}
