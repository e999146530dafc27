import { constants } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { isServerOf } from './is-server-of.ts'

/** Content of postmaster.pid, written by a running or killed server. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

/** Reads the cluster's postmaster.pid. Returns undefined if no server runs, or the server has only begun to start. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const [pid, , , port, socketFolder] = await lines(cluster)
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder }
}

/** Maximum size in bytes: process id, folders, port and times, one per line. */
const MAX_BYTES = 8_192

async function lines(cluster: string): Promise<string[]> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants
  // The file is in a folder of the server's user, so follow no link and read a bounded size.
  const file = await open(pathOf(cluster), O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0)).catch(
    () => undefined,
  )
  if (!file) return []
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_BYTES), 0, MAX_BYTES, 0)
    return buffer.subarray(0, bytesRead).toString('utf8').split('\n')
  } catch {
    return []
  } finally {
    await file.close()
  }
}

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Removes the stale postmaster.pid of a killed server if its process id now belongs to another program, because
 * PostgreSQL would refuse to start. If the process id is free, PostgreSQL cleans up itself. Requires the folder's lock.
 * Returns false and removes nothing unless the server is certainly gone.
 * @param socket listen address of the cluster's server; undefined without a socket
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

function socketIn(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`)
}

/**
 * Returns true if a server may listen there. A missing response proves nothing, because the server may be stopped or
 * overloaded.
 */
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
