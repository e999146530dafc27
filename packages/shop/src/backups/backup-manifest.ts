import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WalPosition as ServerPosition } from '@zayy/database/backup/server-manifest'
import type { OriginalFormat } from '../pictures/picture-store.ts'
import { writeDurably } from '../write-durably.ts'

/** A file of a backup: `path` below the backup's folder, its size in bytes, SHA-256 in hexadecimal. */
export type BackedUpFile = { path: string; bytes: number; sha256: string }

/** A picture that a backup needs, in `pictures`, which all backups of a folder share. `hash` is the name that the shop has for it. */
export type BackedUpPicture = { hash: string; format: OriginalFormat; bytes: number; sha256: string }

/**
 * Where the database's log goes on from a backup.
 * @property since the moment at which the copy was complete: ISO 8601, UTC. What was committed after it is in the log alone
 */
export type WalPosition = ServerPosition & { since: string }

/**
 * What a backup is made of: `backup.json`, written last.
 * @property kind how the database is copied: `cluster`, all of an embedded PostgreSQL; `dump`, the rows alone, which any takes
 * @property taken the moment from which on something may be missing: ISO 8601, UTC
 * @property version the newest migration of the database, as drizzle numbers them
 */
export type BackupManifest = {
  kind: 'cluster' | 'dump'
  taken: string
  version: number
  /** Missing where the log is not the shop's to keep: of rows, and of backups from before it was kept. */
  log?: WalPosition
  files: BackedUpFile[]
  pictures: BackedUpPicture[]
}

const fileName = 'backup.json'

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const text = JSON.stringify(manifest, null, 1)
  await writeDurably(join(folder, fileName), `${sha256(text)}\n${text}\n`, 0o600)
}

/** The manifest of the backup in `folder`; null where there is none that is as it was written. */
export async function readManifest(folder: string): Promise<BackupManifest | null> {
  const found = await readFile(join(folder, fileName), 'utf8').catch(() => '')
  const end = found.indexOf('\n')
  const text = found.slice(end + 1, -1)
  return found.slice(0, end) === sha256(text) ? JSON.parse(text) : null
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
