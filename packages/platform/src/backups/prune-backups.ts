import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAFT_PREFIX, imageFile, listBackups } from './backup-folder.ts'

/**
 * Deletes all but the newest backups of a database, and the images that no backup needs. A backup is renamed before its
 * first file is deleted.
 * @param place the database's place, from its identity
 * @param lost hashes of images that the shop has lost; backups with one of them stay, because they may have the only
 *   copy
 * @returns the names of the deleted backups
 */
export async function pruneBackups(
  backups: string,
  place: string,
  keep: number,
  lost: readonly string[],
): Promise<string[]> {
  const all = await listBackups(backups)
  const missing = new Set(lost)
  const surplus = all
    .filter(({ manifest }) => manifest.database === place)
    .slice(keep)
    .filter(({ manifest }) => !manifest.images.some(({ hash }) => missing.has(hash)))
  for (const { name, folder } of surplus) {
    const draft = join(backups, `${DRAFT_PREFIX}${name}`)
    await rename(folder, draft)
    await rm(draft, { recursive: true, force: true })
  }
  const needed = new Set(
    all
      .filter((backup) => !surplus.includes(backup))
      .flatMap(({ manifest }) => manifest.images.map((each) => imageFile(backups, each))),
  )
  const images = join(backups, 'pictures')
  for (const name of await readdir(images).catch(() => []))
    if (!needed.has(join(images, name))) await rm(join(images, name), { force: true })
  return surplus.map(({ name }) => name)
}
