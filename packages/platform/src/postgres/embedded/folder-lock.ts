import { type SpawnOptions, spawn } from 'node:child_process'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Kernel lock on the database folder of a DATA_DIR. We hold it until `release`; processes that inherit the descriptor
 * hold it until they end.
 */
export type FolderLock = AsyncDisposable & {
  /** The descriptor to pass to the server; undefined if this system has no such lock. */
  descriptor: number | undefined
  release(): Promise<void>
}

/**
 * Commands that lock file descriptor 3 without waiting. Exit code 1 without output means that another process holds the
 * lock.
 */
const tools: readonly (readonly [command: string, ...args: string[]])[] = [
  ['flock', '-n', '3'],
  [
    'perl',
    '-e',
    'use Fcntl ":flock"; use Errno; open(my $f, "+<&=", 3) or die; exit 0 if flock($f, LOCK_EX | LOCK_NB); exit 1 if $!{EWOULDBLOCK}; die',
  ],
]

/** Locks `folder` without waiting. Returns undefined if another process holds the lock. */
export async function takeFolderLock(folder: string): Promise<FolderLock | undefined> {
  if (process.platform === 'win32') return noLock
  const path = join(folder, 'lock')
  const file = await open(path, 'a+', 0o600)
  const taken = await lock(file.fd)
  if (taken === true && (await isStill(path, file))) return lockOf(file.fd, () => file.close())
  await file.close()
  return taken === 'unavailable' ? noLock : undefined
}

const lockOf = (descriptor: number | undefined, release: () => Promise<void>): FolderLock => ({
  descriptor,
  release,
  [Symbol.asyncDispose]: release,
})

const noLock = lockOf(undefined, async () => {})

async function lock(descriptor: number): Promise<boolean | 'unavailable'> {
  for (const [command, ...args] of tools) {
    const { code, complaint } = await run(command, args, ['ignore', 'ignore', 'pipe', descriptor])
    if (code === 0) return true
    if (code === 1 && complaint === '') return false
  }
  return 'unavailable'
}

async function run(command: string, args: string[], stdio: SpawnOptions['stdio']) {
  return await new Promise<{ code: number | null; complaint: string }>((resolve) => {
    const child = spawn(command, args, { stdio })
    let complaint = ''
    child.stderr?.on('data', (piece: Buffer) => {
      complaint += piece
    })
    child.once('error', ({ message }) => resolve({ code: null, complaint: message }))
    child.once('close', (code) => resolve({ code, complaint }))
  })
}

/** If the lock file was deleted and created again, only a lock on the new file counts. */
async function isStill(path: string, file: FileHandle): Promise<boolean> {
  const [named, held] = await Promise.all([stat(path).catch(() => undefined), file.stat()])
  return named?.ino === held.ino && named.dev === held.dev
}
