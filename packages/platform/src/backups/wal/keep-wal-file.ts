import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { writeDurably } from '../../process/write-durably.ts'
import { type BackupKey, isSignedBackup, signBackup } from '../backup-key.ts'
import { type KeptName, keptName, parseKeptName } from './kept-wal.ts'
import { readPackedWalFile } from './read-wal-file.ts'

const pack = promisify(gzip)

/**
 * Archives a WAL file: compressed, signed under its cluster and name, flushed to disk and read back. An identical
 * archived file stays unchanged. A different file of the same name is replaced, because PostgreSQL may add to a segment
 * after a crash.
 */
export async function keepWalFile(
  folder: string,
  { name, at }: KeptName,
  bytes: Buffer,
  key: BackupKey,
): Promise<void> {
  const former = await keptAs(folder, name)
  for (const kept of former) if (await holds(kept, bytes, key)) return
  const kept = join(folder, keptName({ name, at }))
  const signature = signBackup(key, signedName(kept), bytes)
  await writeDurably(
    kept,
    Buffer.concat([Buffer.from(`${signature}\n`), await pack(bytes, { level: 1 })]),
    0o600,
  )
  if (!(await holds(kept, bytes, key))) throw new Error(`${kept} does not read back as it was written`)
  for (const other of former) if (other !== kept) await rm(other, { force: true })
}

async function keptAs(folder: string, name: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => parseKeptName(file)?.name === name).map((file) => join(folder, file))
}

/**
 * Reads an archived file and checks its signature.
 * @throws if the signature is wrong or the file is unreadable
 */
export async function readKeptWalFile(path: string, key: BackupKey): Promise<Buffer> {
  const { bytes, signature } = await readPackedWalFile(path)
  if (!isSignedBackup(key, signedName(path), bytes, signature))
    throw new Error(`${path} is not signed by this key`)
  return bytes
}

/** Includes the cluster's identifier and the file name, so that no file can replace another. */
function signedName(path: string): string {
  return `${basename(dirname(path))}/${basename(path)}`
}

async function holds(path: string, bytes: Buffer, key: BackupKey): Promise<boolean> {
  return await readKeptWalFile(path, key).then(
    (kept) => kept.equals(bytes),
    () => false,
  )
}
