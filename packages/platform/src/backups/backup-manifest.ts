import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OriginalFormat } from '../images/picture-store.ts'
import { writeDurably } from '../process/write-durably.ts'
import { type BackupKey, signBackup } from './backup-key.ts'
import type { WalPosition as ServerPosition } from './base-backup/server-manifest.ts'

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
 * @property database whose backup it is: the `place` of a database's identity
 * @property version the newest migration of the database, as drizzle numbers them
 */
export type BackupManifest = {
  kind: 'cluster' | 'dump'
  taken: string
  database: string
  version: number
  /** Missing where the log is not the shop's to keep: of rows, and of backups from before it was kept. */
  log?: WalPosition
  files: BackedUpFile[]
  pictures: BackedUpPicture[]
}

/** A manifest as it was read, with what its signature is checked by. */
export type SignedManifest = { manifest: BackupManifest; text: string; signature: string }

const fileName = 'backup.json'

/**
 * Writes `backup.json`: the SHA-256 of the manifest and the signature of the backup in one line, then the manifest.
 * @param name the backup's name, which is signed too: a backup cannot pass for another one
 */
export async function writeManifest(
  folder: string,
  manifest: BackupManifest,
  { key, name }: { key: BackupKey; name: string },
): Promise<void> {
  const text = JSON.stringify(manifest, null, 1)
  const line = `${sha256(text)} ${signBackup(key, name, text)}`
  await writeDurably(join(folder, fileName), `${line}\n${text}\n`, 0o600)
}

/** The manifest of the backup in `folder`; null where there is none that is as it was written. Its signature is not checked. */
export async function readManifest(folder: string): Promise<SignedManifest | null> {
  const found = await readFile(join(folder, fileName), 'utf8').catch(() => '')
  const end = found.indexOf('\n')
  const text = found.slice(end + 1, -1)
  const [digest, signature = ''] = found.slice(0, end).split(' ')
  return digest === sha256(text) ? { manifest: JSON.parse(text), text, signature } : null
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
