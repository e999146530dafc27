import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ConnectionTarget, connectionSettings } from '../../postgres/connection-pool.ts'
import { connectClient } from '../../postgres/own-connection.ts'
import { type Progress, unwatched } from '../../process/progress.ts'
import { copyOut } from '../copy/copy-out.ts'
import { ARCHIVE_FILE, MANIFEST_FILE } from './backup-files.ts'
import { readWalPosition, type WalPosition } from './server-manifest.ts'

/**
 * Makes a base backup of a running server by the replication protocol. Writes `base.tar.gz`, the cluster with the WAL
 * that makes it consistent, and `backup_manifest`, PostgreSQL's list of files with their SHA-256. Both are flushed to
 * disk.
 * @param superuser a role with replication rights, on a connection without a pooler
 * @param folder an existing, empty folder
 * @param progress counts bytes, by the server's estimate; excludes the WAL at the end
 * @returns the WAL position of the copy
 */
export async function writeBaseBackup(
  superuser: ConnectionTarget,
  folder: string,
  progress: Progress = unwatched,
): Promise<WalPosition> {
  const settings = connectionSettings(superuser, { statement: 0, lock: 0, idleInTransaction: 0 })
  await using client = await connectClient({ ...settings, ...replication })
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
    createWriteStream(join(folder, ARCHIVE_FILE), { flush: true, mode: 0o600 }),
  )
  const text = Buffer.concat(manifest)
  await writeFile(join(folder, MANIFEST_FILE), text, { flush: true, mode: 0o600 })
  return readWalPosition(text.toString('utf8'))
}

/** The driver sends this option, but its types lack it. */
const replication = { replication: 'true' }

/** Returns the size in a tablespace row: oid, location, size. Other rows have two values. */
function kilobytesOf(values: readonly (string | null)[]): number {
  return values.length === 3 ? Number(values[2]) : 0
}

/** Kinds of backup messages, by their first byte. */
const messageKind = { archiveBegins: 'n', manifestBegins: 'm', data: 'd' }

/** Yields the archive's bytes. Appends the bytes of the manifest, which follow, to `manifest`. */
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
