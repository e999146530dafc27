import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FolderLock, takeFolderLock } from '../postgres/embedded/folder-lock.ts'
import { readOwnDatabase } from '../postgres/own-database.ts'
import { makeFolder } from '../process/make-folder.ts'
import { unlessMissing } from '../process/unless-missing.ts'
import { readManifest, type SignedManifest } from './backup-manifest.ts'

/**
 * A finished backup. `name` is its folder name, the time of the backup. Do not trust its manifest before
 * `verifyBackup`.
 */
export type Backup = { name: string; folder: string } & SignedManifest

const finishedName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** Default folder of all backups. The WAL archive is always kept here. */
export function usualBackups(dataDir: string): string {
  return join(dataDir, 'backups')
}

/** Prefix of backups that are being made or deleted. They do not count as backups. */
export const DRAFT_PREFIX = 'draft-'

/** File of the shop's keys, both in backups and in DATA_DIR. */
export const KEYS_FILE = 'secrets.json'

export function backupName(taken: Date): string {
  return `${taken.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * Lists the finished backups of a folder, newest first. Skips backups with an unreadable manifest.
 * @throws if the folder exists and is not readable
 */
export async function listBackups(backups: string): Promise<Backup[]> {
  const names = ((await unlessMissing(readdir(backups))) ?? [])
    .filter((name) => finishedName.test(name))
    .sort()
  const read = names.reverse().map(async (name) => {
    const folder = join(backups, name)
    return { name, folder, read: await readManifest(folder) }
  })
  return (await Promise.all(read)).flatMap(({ read, ...found }) => (read ? [{ ...found, ...read }] : []))
}

/** Returns the backups of the database of DATA_DIR, or all of them before the first server start. */
export async function ownBackups(dataDir: string, backups: readonly Backup[]): Promise<Backup[]> {
  const own = await readOwnDatabase(dataDir)
  return backups.filter(({ manifest }) => own === null || manifest.database === own.place)
}

/**
 * Locks the backup folder for this process and removes what a killed process left behind. Returns null if another
 * process holds the lock.
 */
export async function lockBackups(backups: string): Promise<FolderLock | null> {
  await makeFolder(backups, 0o700)
  await chmod(backups, 0o700)
  const lock = await takeFolderLock(backups)
  if (!lock) return null
  for (const name of await readdir(backups))
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(backups, name), { recursive: true, force: true })
  return lock
}

/** Returns true if a backup may be in progress. Drafts older than a day belong to killed processes. */
export async function isBeingMade(backups: string): Promise<boolean> {
  for (const name of await readdir(backups).catch(() => [])) {
    const found = name.startsWith(DRAFT_PREFIX) && (await stat(join(backups, name)).catch(() => null))
    if (found && Date.now() - found.mtimeMs < MAX_DRAFT_AGE_MS) return true
  }
  return false
}

const MAX_DRAFT_AGE_MS = 24 * 60 * 60_000

/** Path of an image in the backup folder. */
export function imageFile(backups: string, { hash, format }: { hash: string; format: string }): string {
  return join(backups, 'pictures', `${hash}.${format}`)
}
