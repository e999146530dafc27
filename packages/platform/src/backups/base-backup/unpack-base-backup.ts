import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ARCHIVE_FILE, MANIFEST_FILE } from './backup-files.ts'
import type { BackupIssue } from './backup-issue.ts'
import { readTar, type TarEntry } from './read-tar.ts'
import { readServerManifest, type ServerManifest } from './server-manifest.ts'

/**
 * Unpacks a base backup and compares each file with PostgreSQL's manifest.
 * @param folder contains `base.tar.gz` and `backup_manifest`
 * @param cluster an existing, empty folder
 * @param signal aborts the work and throws its reason
 * @returns the damaged files; empty if the cluster is intact
 */
export async function unpackBaseBackup(
  folder: string,
  cluster: string,
  signal?: AbortSignal,
): Promise<BackupIssue[]> {
  const listed = readServerManifest(await readFile(join(folder, MANIFEST_FILE), 'utf8'))
  if (!listed) return [{ kind: 'changed', file: MANIFEST_FILE }]
  const archive = createGunzip()
  const read = pipeline(createReadStream(join(folder, ARCHIVE_FILE)), archive, { signal }).catch(() => {})
  try {
    const damaged = await unpack(readTar(archive), cluster, listed)
    return [...damaged, ...[...listed.keys()].map((file): BackupIssue => ({ kind: 'missing', file }))]
  } catch (error) {
    signal?.throwIfAborted()
    return [{ kind: 'said', text: `${ARCHIVE_FILE}: ${error instanceof Error ? error.message : error}` }]
  } finally {
    archive.destroy()
    await read
  }
}

/** Files that the manifest omits: the WAL that makes the backup consistent. */
const unlisted =
  /^pg_wal\/([0-9A-F]{24}|[0-9A-F]{8}\.history|archive_status\/[0-9A-F]{8,24}(\.history)?\.done)$/

/**
 * Removes each unpacked file from the list. Stops at a file that is unlisted or occurs twice, because it has no
 * checksum.
 */
async function unpack(
  entries: AsyncIterable<TarEntry>,
  cluster: string,
  listed: ServerManifest,
): Promise<BackupIssue[]> {
  const damaged: BackupIssue[] = []
  const unpacked = new Set<string>()
  for await (const { name, kind, bytes } of entries) {
    if (isAbsolute(name) || name.split('/').includes('..'))
      throw new Error('it names a place outside of the cluster')
    if (kind === 'file' && (unpacked.has(name) || !(listed.has(name) || unlisted.test(name))))
      throw new Error(`PostgreSQL's list has no such file, or it is there twice: ${JSON.stringify(name)}`)
    unpacked.add(name)
    const path = join(cluster, name)
    await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (kind === 'folder') continue
    const found = await writeEntry(bytes, path)
    const wanted = listed.get(name)
    if (wanted && (wanted.bytes !== found.bytes || wanted.sha256 !== found.sha256))
      damaged.push({ kind: 'changed', file: name })
    listed.delete(name)
  }
  return damaged
}

/** Without a flush: PostgreSQL flushes all files when it starts on a backup. */
async function writeEntry(source: AsyncIterable<Buffer>, path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  )
  return { bytes, sha256: hash.digest('hex') }
}
