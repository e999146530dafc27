import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Backup } from '../backup-folder.ts'
import { readTar } from '../base-backup/read-tar.ts'

export type TarFile = { name: string; bytes: Buffer }
/** An entry of PostgreSQL's backup manifest. */
export type ServerFile = { Path: string; Size: number; Checksum: string }

/**
 * Changes the database of a backup like an attacker with write access but no key: the archive, PostgreSQL's manifest
 * and the checksums of backup.json. The old signature stays.
 */
export async function tamperWith(
  { folder, manifest, signature }: Backup,
  change: (tar: TarFile[], sums: ServerFile[]) => void,
): Promise<void> {
  const archive = join(folder, 'database/base.tar.gz')
  const list = join(folder, 'database/backup_manifest')
  const tar: (TarFile & { kind: 'file' | 'folder' })[] = []
  async function* whole() {
    yield gunzipSync(await readFile(archive))
  }
  for await (const { name, kind, bytes } of readTar(whole())) {
    const pieces: Buffer[] = []
    for await (const piece of bytes) pieces.push(piece)
    tar.push({ name, kind, bytes: Buffer.concat(pieces) })
  }
  const listed: { Files: ServerFile[]; 'Manifest-Checksum': string } = JSON.parse(
    await readFile(list, 'utf8'),
  )
  const files: TarFile[] = tar.filter(({ kind }) => kind === 'file')
  change(files, listed.Files)
  const folders = tar.filter(({ kind }) => kind === 'folder')
  const blocks = [...folders.map(({ name }) => header(name, 0, '5')), ...files.flatMap(fileBlocks)]
  await writeFile(archive, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 1 }))
  await writeFile(list, listText(listed))
  for (const file of manifest.files) {
    const bytes = await readFile(join(folder, file.path))
    Object.assign(file, { bytes: bytes.length, sha256: sha256(bytes) })
  }
  const text = JSON.stringify(manifest, null, 1)
  await writeFile(join(folder, 'backup.json'), `${sha256(text)} ${signature}\n${text}\n`)
}

export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** PostgreSQL writes the checksum of all previous lines in the last line. */
function listText({ 'Manifest-Checksum': _, ...listed }: Record<string, unknown>): string {
  const body = `${JSON.stringify(listed).slice(0, -1)},\n`
  return `${body}"Manifest-Checksum": "${sha256(body)}"}\n`
}

function fileBlocks({ name, bytes }: TarFile): Buffer[] {
  return [header(name, bytes.length, '0'), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
}

function header(name: string, size: number, type: '0' | '5'): Buffer {
  const block = Buffer.alloc(512)
  block.write(name, 0)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write(type, 156)
  block.write('ustar\0', 257)
  return block
}
