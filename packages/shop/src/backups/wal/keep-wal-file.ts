import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { writeDurably } from '../../write-durably.ts'
import { type KeptName, keptName, parseKeptName } from './kept-wal.ts'
import { readWalFile } from './read-wal-file.ts'

const pack = promisify(gzip)

/**
 * Keeps a file of the log: packed, flushed to the disk and read back. One that is kept already stays, with its moment; another of
 * the same name gives way, as PostgreSQL may write more of it after a crash.
 */
export async function keepWalFile(folder: string, { name, at }: KeptName, bytes: Buffer): Promise<void> {
  const former = await keptAs(folder, name)
  for (const kept of former) if (await holds(kept, bytes)) return
  const kept = join(folder, keptName({ name, at }))
  await writeDurably(kept, await pack(bytes, { level: 1 }), 0o600)
  if (!(await holds(kept, bytes))) throw new Error(`${kept} cannot be read as it was written`)
  for (const other of former) if (other !== kept) await rm(other, { force: true })
}

async function keptAs(folder: string, name: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => parseKeptName(file)?.name === name).map((file) => join(folder, file))
}

async function holds(path: string, bytes: Buffer): Promise<boolean> {
  return await readWalFile({ path, packed: true }).then(
    (kept) => kept.equals(bytes),
    () => false,
  )
}
