import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { archiveFile, manifestFile } from './backup-files.ts'
import type { BackupIssue } from './backup-issue.ts'
import { readTar, type TarEntry } from './read-tar.ts'
import { readServerManifest, type ServerManifest } from './server-manifest.ts'

/**
 * Unpacks a base backup as a cluster, and compares each file with PostgreSQL's own list of them.
 * @param folder holds `base.tar.gz` and `backup_manifest`
 * @param cluster exists, and is empty
 * @param signal breaks it off; its reason is thrown then
 * @returns what is damaged; empty: the cluster is as the server had it
 */
export async function unpackBaseBackup(
  folder: string,
  cluster: string,
  signal?: AbortSignal,
): Promise<BackupIssue[]> {
  const listed = readServerManifest(await readFile(join(folder, manifestFile), 'utf8'))
  if (!listed) return [{ kind: 'changed', file: manifestFile }]
  const archive = createGunzip()
  const read = pipeline(createReadStream(join(folder, archiveFile)), archive, { signal }).catch(() => {})
  try {
    const damaged = await unpack(readTar(archive), cluster, listed)
    return [...damaged, ...[...listed.keys()].map((file): BackupIssue => ({ kind: 'missing', file }))]
  } catch (error) {
    signal?.throwIfAborted()
    return [{ kind: 'said', text: `${archiveFile}: ${error instanceof Error ? error.message : error}` }]
  } finally {
    archive.destroy()
    await read
  }
}

/** What the list leaves out of a base backup: the log that makes it consistent. */
const unlisted =
  /^pg_wal\/([0-9A-F]{24}|[0-9A-F]{8}\.history|archive_status\/[0-9A-F]{8,24}(\.history)?\.done)$/

/** Takes what it finds off the list. A file beside the list, or a second one of a name, ends it: neither was ever summed. */
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

/** PostgreSQL flushes all of it to the disk when it starts on a backup. */
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
