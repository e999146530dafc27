import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from '../images/image-store.ts'
import type { Database } from '../postgres/database.ts'
import { identifyDatabase } from '../postgres/database-identity.ts'
import { databaseVersion } from '../postgres/migrate.ts'
import type { Progress } from '../process/progress.ts'
import { unlessMissing } from '../process/unless-missing.ts'
import { flushFolder, writeDurably } from '../process/write-durably.ts'
import { backUpImages } from './back-up-images.ts'
import { backupName, DRAFT_PREFIX, KEYS_FILE, lockBackups } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import { type BackedUpFile, type BackupManifest, writeManifest } from './backup-manifest.ts'
import { digestFile } from './file-digest.ts'
import { pruneBackups } from './prune-backups.ts'

export type MakeBackup = {
  backups: string
  database: Database
  images: ImageStore
  /** Returns the hashes of all images that the database refers to. */
  listImages: () => Promise<string[]>
  /** Writes a durable copy of the database to a folder and returns the kind of the copy. */
  copyDatabase: (folder: string) => Promise<Pick<BackupManifest, 'kind' | 'log'>>
  key: BackupKey
  /** File of the keys; undefined if the keys are not in a file. */
  secrets: string | undefined
  now: Date
  /** Number of backups of this database to keep, including this one. */
  keep: number
  /** Counts images, after the database has been copied. */
  progress?: Progress
}

/**
 * Backs up database, keys and images. The backup gets its name only after all files are on disk, and older backups are
 * deleted afterwards, so a failure never damages earlier backups.
 * @returns null if another backup is in progress in this folder. `lostImages`: hashes of images that the shop has lost and the
 *   backup therefore lacks. `removed`: names of deleted older backups
 */
export async function makeBackup(wanted: MakeBackup) {
  const { backups, database, now, keep } = wanted
  const lock = await lockBackups(backups)
  if (!lock) return null
  const draft = join(backups, `${DRAFT_PREFIX}${randomUUID()}`)
  try {
    await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 })
    const before = await wanted.listImages()
    const copied = await wanted.copyDatabase(join(draft, 'database'))
    await flushFolder(join(draft, 'database'))
    if (wanted.secrets !== undefined) await copyKeys(wanted.secrets, join(draft, KEYS_FILE))
    // An import stores images before rows and deletes none, so by now all images of the copied rows exist.
    const hashes = new Set([...before, ...(await wanted.listImages())])
    const { kept, lost } = await backUpImages(backups, hashes, wanted.images, wanted.progress)
    const files = await filesOf(draft)
    const version = await databaseVersion(database)
    const { place } = await identifyDatabase(database)
    const manifest = { ...copied, taken: now.toISOString(), database: place, version, files, images: kept }
    await writeManifest(draft, manifest, { key: wanted.key, name: backupName(now) })
    await rename(draft, join(backups, backupName(now)))
    await flushFolder(backups)
    const bytes = [...files, ...kept].reduce((sum, file) => sum + file.bytes, 0)
    const removed = await pruneBackups(backups, place, keep, lost)
    return { name: backupName(now), bytes, images: kept.length, lostImages: lost, removed }
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock.release()
  }
}

/** A shop that has not signed anything yet has no keys. */
async function copyKeys(from: string, to: string): Promise<void> {
  const keys = await unlessMissing(readFile(from))
  if (keys) await writeDurably(to, keys, 0o600)
}

async function filesOf(draft: string): Promise<BackedUpFile[]> {
  const entries = await readdir(draft, { recursive: true, withFileTypes: true })
  const files: BackedUpFile[] = []
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const digest = await digestFile(path)
    if (digest) files.push({ path: path.slice(draft.length + 1).replaceAll('\\', '/'), ...digest })
  }
  return files
}
