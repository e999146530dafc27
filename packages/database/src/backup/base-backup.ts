import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from '../connection-pool.ts'
import { copyOut } from '../copy/copy-out.ts'
import { archiveFile, manifestFile } from './backup-files.ts'
import { type LogPosition, readLogPosition } from './server-manifest.ts'

/**
 * Has a server that goes on working copy itself, by PostgreSQL's replication protocol: `base.tar.gz`, which is the whole
 * cluster with the log that makes it consistent, and `backup_manifest`, PostgreSQL's own list of its files with their SHA-256.
 * Both are on the disk when this returns.
 * @param superuser a role that may replicate, on a connection without a pooler
 * @param folder exists, and is empty
 * @returns where the server's log goes on from the copy
 */
export async function writeBaseBackup(superuser: ConnectionTarget, folder: string): Promise<LogPosition> {
  const settings = connectionSettings(superuser, { statement: 0, lock: 0, idleInTransaction: 0 })
  const client = new pg.Client({ ...settings, ...replication })
  client.on('error', () => {})
  await client.connect()
  try {
    const manifest: Buffer[] = []
    const messages = copyOut(
      client,
      `BASE_BACKUP (LABEL 'zayy', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    )
    await pipeline(
      archivePieces(messages, manifest),
      createGzip({ level: 1 }),
      createWriteStream(join(folder, archiveFile), { flush: true, mode: 0o600 }),
    )
    const text = Buffer.concat(manifest)
    await writeFile(join(folder, manifestFile), text, { flush: true, mode: 0o600 })
    return readLogPosition(text.toString('utf8'))
  } finally {
    await client.end()
  }
}

/** The driver sends it, though its types do not know it. */
const replication = { replication: 'true' }

/** What a message of the backup is, by its first byte. */
const messageKind = { archiveBegins: 'n', manifestBegins: 'm', data: 'd' }

/** The archive's bytes; those of the manifest, which follow, are added to `manifest`. */
async function* archivePieces(messages: AsyncIterable<Buffer>, manifest: Buffer[]): AsyncGenerator<Buffer> {
  let archives = 0
  let inManifest = false
  for await (const message of messages) {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === messageKind.archiveBegins) archives += 1
    if (archives > 1) throw new Error('A cluster with tablespaces cannot be backed up')
    if (kind === messageKind.manifestBegins) inManifest = true
    if (kind !== messageKind.data) continue
    const piece = message.subarray(1)
    if (inManifest) manifest.push(piece)
    else yield piece
  }
}
