import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { OriginalFormat } from '../images/image-store.ts'
import { readPlainFile } from '../process/open-file.ts'
import { writeDurably } from '../process/write-durably.ts'
import { type BackupKey, signBackup } from './backup-key.ts'
import type { WalPosition as ServerPosition } from './base-backup/server-manifest.ts'

/** A file of a backup: path below the backup's folder, size in bytes, SHA-256 in hexadecimal. */
export type BackedUpFile = { path: string; bytes: number; sha256: string }

/** An image that a backup needs. All backups of a folder share `images`. `hash` is the shop's name of the image. */
export type BackedUpImage = { hash: string; format: OriginalFormat; bytes: number; sha256: string }

/**
 * WAL position of a backup.
 * @property since time when the copy was complete: ISO 8601, UTC. Later commits are only in the WAL
 */
export type WalPosition = ServerPosition & { since: string }

/**
 * Content of `backup.json`, which is written last.
 * @property kind `cluster` copies a whole embedded PostgreSQL; `dump` contains only rows, for any PostgreSQL
 * @property taken start of the backup: ISO 8601, UTC. Later changes may be missing
 * @property database `place` of the database's identity
 * @property version newest migration of the database, as in drizzle
 */
export type BackupManifest = {
  kind: 'cluster' | 'dump'
  taken: string
  database: string
  version: number
  /** Missing if the shop does not archive the WAL: for dumps, and for backups from before WAL archiving. */
  log?: WalPosition
  files: BackedUpFile[]
  images: BackedUpImage[]
}

/** A manifest with the data to check its signature. */
export type SignedManifest = { manifest: BackupManifest; text: string; signature: string }

const FILE_NAME = 'backup.json'

/**
 * Writes `backup.json`: a line with the manifest's SHA-256 and the backup's signature, then the manifest.
 * @param name the backup's name. It is signed too, so that one backup cannot replace another
 */
export async function writeManifest(
  folder: string,
  manifest: BackupManifest,
  { key, name }: { key: BackupKey; name: string },
): Promise<void> {
  const text = JSON.stringify(manifest, null, 1)
  const line = `${sha256(text)} ${signBackup(key, name, text)}`
  await writeDurably(join(folder, FILE_NAME), `${line}\n${text}\n`, 0o600)
}

/**
 * Reads the manifest of the backup in `folder`. Returns null if it is missing or damaged. Does not check the signature.
 */
export async function readManifest(folder: string): Promise<SignedManifest | null> {
  const found = String(await readPlainFile(join(folder, FILE_NAME)).catch(() => ''))
  const end = found.indexOf('\n')
  const text = found.slice(end + 1, -1)
  const [digest, signature = ''] = found.slice(0, end).split(' ')
  return digest === sha256(text) ? { manifest: JSON.parse(text), text, signature } : null
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
