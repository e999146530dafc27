import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from '../../postgres/connection-pool.ts'
import { type Progress, unwatched } from '../../process/progress.ts'
import { copyOut } from '../copy/copy-out.ts'
import { archiveFile, manifestFile } from './backup-files.ts'
import { readWalPosition, type WalPosition } from './server-manifest.ts'

/**
 * Has a server that goes on working copy itself, by PostgreSQL's replication protocol: `base.tar.gz`, which is the whole
 * cluster with the log that makes it consistent, and `backup_manifest`, PostgreSQL's own list of its files with their SHA-256.
 * Both are on the disk when this returns.
 * @param superuser a role that may replicate, on a connection without a pooler
 * @param folder exists, and is empty
 * @param progress in bytes, by what the server thinks its files come to; the log, which ends the copy, is not in that
 * @returns where the server's log goes on from the copy
 */
export async function writeBaseBackup(
  superuser: ConnectionTarget,
  folder: string,
  progress: Progress = unwatched,
): Promise<WalPosition> {
  const settings = connectionSettings(superuser, { statement: 0, lock: 0, idleInTransaction: 0 })
  const client = new pg.Client({ ...settings, ...replication })
  client.on('error', () => {})
  await client.connect()
  try {
    const manifest: Buffer[] = []
    let total = 0
    let done = 0
    const messages = copyOut(
      client,
      `BASE_BACKUP (LABEL 'zayy', CHECKPOINT 'fast', WAL true, PROGRESS true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
      (values) => {
        total += kilobytesOf(values) * 1024
      },
    )
    await pipeline(
      archivePieces(messages, manifest),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          done += piece.length
          progress(done, total)
          yield piece
        }
      },
      createGzip({ level: 1 }),
      createWriteStream(join(folder, archiveFile), { flush: true, mode: 0o600 }),
    )
    const text = Buffer.concat(manifest)
    await writeFile(join(folder, manifestFile), text, { flush: true, mode: 0o600 })
    return readWalPosition(text.toString('utf8'))
  } finally {
    await client.end()
  }
}

/** The driver sends it, though its types do not know it. */
const replication = { replication: 'true' }

/** Of a row of the backup's list of tablespaces: oid, place, size. Its other rows have two values. */
function kilobytesOf(values: readonly (string | null)[]): number {
  return values.length === 3 ? Number(values[2]) : 0
}

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
