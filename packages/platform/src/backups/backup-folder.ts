import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FolderLock, takeFolderLock } from '../postgres/embedded/folder-lock.ts'
import { readOwnDatabase } from '../postgres/own-database.ts'
import { readManifest, type SignedManifest } from './backup-manifest.ts'

/** A finished backup. `name` is that of its folder: the moment it was taken at. Its manifest is not to be trusted before `verifyBackup`. */
export type Backup = { name: string; folder: string } & SignedManifest

const finishedName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The folder of all backups, unless the operator names another; the database's log is kept in this one. */
export function usualBackups(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** What is being made or deleted is called so, and is no backup. */
export const draftPrefix = 'draft-'

/** The file of the shop's keys, in a backup as in DATA_DIR. */
export const keysFile = 'secrets.json'

/** The name of a backup that is taken at a moment. */
export function backupName(taken: Date): string {
  return `${taken.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * The finished backups of a folder, the newest first. One whose manifest cannot be read is none.
 * @throws where the folder is there and may not be read
 */
export async function listBackups(backups: string): Promise<Backup[]> {
  const names = (await readdir(backups).catch(noneIfMissing)).filter((name) => finishedName.test(name)).sort()
  const read = names.reverse().map(async (name) => {
    const folder = join(backups, name)
    return { name, folder, read: await readManifest(folder) }
  })
  return (await Promise.all(read)).flatMap(({ read, ...found }) => (read ? [{ ...found, ...read }] : []))
}

/** Returns those backups that are of the database DATA_DIR belongs to; all of them before a server has started with it. */
export async function ownBackups(dataDir: string, backups: readonly Backup[]): Promise<Backup[]> {
  const own = await readOwnDatabase(dataDir)
  return backups.filter(({ manifest }) => own === null || manifest.database === own.place)
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}

/**
 * Opens a folder for one process at a time, whose end frees it, and removes what one that was killed has left. Null where
 * another is at work in it.
 */
export async function lockBackups(backups: string): Promise<FolderLock | null> {
  await mkdir(backups, { recursive: true, mode: 0o700 })
  await chmod(backups, 0o700)
  const lock = await takeFolderLock(backups)
  if (!lock) return null
  for (const name of await readdir(backups))
    if (name.startsWith(draftPrefix)) await rm(join(backups, name), { recursive: true, force: true })
  return lock
}

/** Whether a backup may be in the making. One that was begun a day ago was killed. */
export async function isBeingMade(backups: string): Promise<boolean> {
  for (const name of await readdir(backups).catch(() => [])) {
    const found = name.startsWith(draftPrefix) && (await stat(join(backups, name)).catch(() => null))
    if (found && Date.now() - found.mtimeMs < longestMaking) return true
  }
  return false
}

const longestMaking = 24 * 60 * 60_000

/** Where backups keep a picture. */
export function pictureFile(backups: string, { hash, format }: { hash: string; format: string }): string {
  return join(backups, 'pictures', `${hash}.${format}`)
}
