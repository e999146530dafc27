import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from '../images/picture-store.ts'
import type { Database } from '../postgres/database.ts'
import { identifyDatabase } from '../postgres/database-identity.ts'
import { databaseVersion } from '../postgres/migrate.ts'
import type { Progress } from '../process/progress.ts'
import { flushFolder, writeDurably } from '../process/write-durably.ts'
import { backUpPictures } from './back-up-pictures.ts'
import { backupName, draftPrefix, keysFile, lockBackups } from './backup-folder.ts'
import type { BackupKey } from './backup-key.ts'
import { type BackedUpFile, type BackupManifest, writeManifest } from './backup-manifest.ts'
import { digestFile } from './file-digest.ts'
import { pruneBackups } from './prune-backups.ts'

export type MakeBackup = {
  /** The folder that holds all backups. */
  backups: string
  database: Database
  pictures: PictureStore
  /** Returns the hashes of all pictures that the database names. */
  listPictures: () => Promise<string[]>
  /** Writes the database into a folder, durably, and how it did. */
  copyDatabase: (folder: string) => Promise<Pick<BackupManifest, 'kind' | 'log'>>
  /** Signs the backup. */
  key: BackupKey
  /** The file of the keys; undefined where they are in no file. */
  secrets: string | undefined
  now: Date
  /** How many backups of this database stay, this one among them. */
  keep: number
  /** In pictures, once the database is copied. */
  progress?: Progress
}

/**
 * @property pictures how many pictures it holds
 * @property lostPictures hashes of pictures that the shop itself has lost, and that this backup therefore lacks
 * @property removed names of older backups that gave way
 */
export type MadeBackup = {
  name: string
  bytes: number
  pictures: number
  lostPictures: string[]
  removed: string[]
}

/**
 * Copies database, keys and pictures. A backup has its name only when all of it is on the disk, and older ones go after that:
 * whatever ends this in between leaves the former backups whole. Null where another backup is being made in this folder.
 */
export async function makeBackup(wanted: MakeBackup): Promise<MadeBackup | null> {
  const { backups, database, now, keep } = wanted
  const lock = await lockBackups(backups)
  if (!lock) return null
  const draft = join(backups, `${draftPrefix}${randomUUID()}`)
  try {
    await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 })
    const before = await wanted.listPictures()
    const copied = await wanted.copyDatabase(join(draft, 'database'))
    await flushFolder(join(draft, 'database'))
    if (wanted.secrets !== undefined) await copyKeys(wanted.secrets, join(draft, keysFile))
    // An import keeps its pictures before its rows, and deletes none: now all that the copy names are there.
    const hashes = new Set([...before, ...(await wanted.listPictures())])
    const { kept, lost } = await backUpPictures(backups, hashes, wanted.pictures, wanted.progress)
    const files = await filesOf(draft)
    const version = await databaseVersion(database)
    const { place } = await identifyDatabase(database)
    const manifest = { ...copied, taken: now.toISOString(), database: place, version, files, pictures: kept }
    await writeManifest(draft, manifest, { key: wanted.key, name: backupName(now) })
    await rename(draft, join(backups, backupName(now)))
    await flushFolder(backups)
    const bytes = [...files, ...kept].reduce((sum, file) => sum + file.bytes, 0)
    const removed = await pruneBackups(backups, place, keep, lost)
    return { name: backupName(now), bytes, pictures: kept.length, lostPictures: lost, removed }
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock.release()
  }
}

/** A shop that has signed nothing yet has no keys. */
async function copyKeys(from: string, to: string): Promise<void> {
  const keys = await readFile(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (keys) await writeDurably(to, keys, 0o600)
}

/** All that lies in a backup so far. */
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
