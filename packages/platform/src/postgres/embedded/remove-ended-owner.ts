import { setTimeout as pause } from 'node:timers/promises'
import { type FolderLock, takeFolderLock } from './folder-lock.ts'
import type { Listening } from './listening.ts'
import { removeOwner } from './owner-file.ts'

/** Time for the processes of an ended server to exit, in milliseconds. */
const LAST_PROCESS_TIMEOUT_MS = 1_000

/** Removes the owner file and socket of a stopped server, unless another start has taken the folder. */
export async function removeEndedOwner(folder: string, listening: Listening): Promise<void> {
  await using free = await lockOfEndedServer(folder)
  if (!free) return
  await removeOwner(folder)
  await listening.remove()
}

/** Removes the socket's folder after a failed start, unless a server runs or is being started. */
export async function removeUnusedSocket(folder: string, listening: Listening): Promise<void> {
  await using free = await takeFolderLock(folder)
  // Without lock support, another start may be about to use it.
  if (free?.descriptor !== undefined) await listening.remove()
}

/** Takes the lock after the server's last process has exited. Returns undefined if another process takes it. */
async function lockOfEndedServer(folder: string): Promise<FolderLock | undefined> {
  for (const end = performance.now() + LAST_PROCESS_TIMEOUT_MS; ; await pause(20)) {
    const lock = await takeFolderLock(folder)
    if (lock || performance.now() > end) return lock
  }
}
