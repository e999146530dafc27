import { constants } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { isServerOf } from './is-server-of.ts'

/** What a running (or killed) server wrote down about itself in its cluster. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

/** Reads the file of the server of this cluster; undefined when none runs, or it has only begun to start. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const [pid, , , port, socketFolder] = await lines(cluster)
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder }
}

/** Bytes: process number, folders, port and times, a line each. */
const longest = 8_192

async function lines(cluster: string): Promise<string[]> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  // It lies in a folder of the server's user: no link is followed from there, and no more read than it can hold.
  const file = await open(pathOf(cluster), O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)).catch(
    () => undefined,
  )
  if (!file) return []
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longest), 0, longest, 0)
    return buffer.subarray(0, bytesRead).toString('utf8').split('\n')
  } catch {
    return []
  } finally {
    await file.close()
  }
}

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Makes way for a start after a server was killed. Its postmaster.pid is removed when its process number was given to
 * another program since, as PostgreSQL would refuse to start; when the number is free, PostgreSQL itself makes sure
 * that nothing of that server is left. Only the holder of the folder's lock may call this. Returns false, and removes
 * nothing, unless the server is surely gone: one of an older version holds no lock.
 * @param socket where a server of this cluster would listen; undefined where it has no socket
 */
export async function clearStaleFiles(
  cluster: string,
  { reach, socket }: { reach: (file: PostmasterFile) => Address; socket: Address | undefined },
  locked: boolean,
): Promise<boolean> {
  const pid = Number((await lines(cluster))[0])
  const file = await readPostmasterFile(cluster)
  if (file && (await mayListen(reach(file)))) return false
  if (socket && (await mayListen(socket))) return false
  if (pid && ((await isServerOf(pid, cluster)) ?? !locked)) return false
  if (socket) await rm(`${socketIn(socket.host, socket.port)}.lock`, { force: true })
  if (pid && isAlive(pid)) await rm(pathOf(cluster), { force: true })
  return true
}

type Address = { host: string; port: number }

/** The socket of a server that listens in `folder`. */
function socketIn(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`)
}

/** Whether somebody may listen there. No answer proves nothing: a server that is stopped or overloaded gives none either. */
async function mayListen({ host, port }: Address): Promise<boolean> {
  const socket = connect(isAbsolute(host) ? { path: socketIn(host, port) } : { host, port })
  const code = await new Promise<string | undefined>((resolve) => {
    socket.setTimeout(2_000, () => resolve(undefined))
    socket.once('connect', () => resolve(undefined))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
  socket.destroy()
  return code !== 'ECONNREFUSED' && code !== 'ENOENT'
}
