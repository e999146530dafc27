import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mayMakeFilesIn } from '@zayy/platform/process/account-rights'
import { type Account, granted } from '@zayy/platform/process/system-user'

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** A file that a command writes, readable by its owner only. */
type OutputFile = {
  /**
   * Call before root becomes the shop's user. Opens the file as root if that user cannot create it, for example in root's home.
   * The file then belongs to root.
   */
  handOver: (account: Account) => Promise<void>
  /**
   * Replaces the file atomically; a link is replaced by a file. A file that root has opened is truncated instead, and a device or pipe
   * is written to directly.
   */
  write: (pieces: Pieces) => Promise<void>
}

/** Returns the file without opening it. */
export function outputFile(path: string): OutputFile {
  let opened: FileHandle | null = null
  return {
    handOver: async (account) => {
      opened = await openForRoot(path, account)
    },
    write: async (pieces) => {
      if (opened) await fill(opened, pieces, path)
      else if (await isDevice(path)) await fill(await open(path, 'w'), pieces, path)
      else await replace(path, pieces)
    },
  }
}

/** Returns null if the account can write the file itself, or could redirect the path. */
async function openForRoot(path: string, account: Account): Promise<FileHandle | null> {
  const folder = dirname(path)
  if ((await mayMakeFilesIn(account, folder)) || (await isPathWritableBy(account, folder))) return null
  const found = await lstat(path).catch(() => null)
  if (found && !found.isFile()) return null
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW, 0o600)
  await file.chmod(0o600).catch(rethrowFor(path))
  return file
}

async function isDevice(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && !found.isFile() && !found.isDirectory()
}

async function replace(path: string, pieces: Pieces): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  try {
    await fill(await open(draft, 'wx', 0o600).catch(rethrowFor(path)), pieces, path)
    await rename(draft, path).catch(rethrowFor(path))
  } catch (error) {
    // A missing draft is not the error to report.
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

async function fill(file: FileHandle, pieces: Pieces, path: string): Promise<void> {
  try {
    if ((await file.stat()).isFile()) await file.truncate().catch(rethrowFor(path))
    for await (const piece of pieces) await file.writeFile(piece).catch(rethrowFor(path))
  } finally {
    await file.close()
  }
}

/** Reports an error under the file's own name: the user does not know the draft, and the system names no file that is open. */
function rethrowFor(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw Object.assign(error, { path })
  }
}

/**
 * Returns whether an account can change where a path leads: it owns or can write to a folder on the path or the target of a link on
 * it. Root does not follow such a path.
 * @throws Error if the folder does not exist
 */
export async function isPathWritableBy(account: Account, folder: string): Promise<boolean> {
  return (await mayChange(account, folder)) || (await mayChange(account, await realpath(folder)))
}

async function mayChange(account: Account, folder: string): Promise<boolean> {
  const found = await lstat(folder)
  // In a folder with the sticky bit, such as /tmp, nobody can rename another user's file.
  const isSticky = (found.mode & 0o1000) !== 0
  const mayWrite = !found.isSymbolicLink() && !isSticky && (granted(found, account) & 0o2) !== 0
  if (found.uid === account.uid || mayWrite) return true
  const parent = dirname(folder)
  return parent !== folder && (await mayChange(account, parent))
}
