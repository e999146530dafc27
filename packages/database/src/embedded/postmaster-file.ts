import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { isServerOf } from './is-server-of.ts'
import type { Listening } from './listening.ts'

/** What a running (or killed) server wrote down about itself in its cluster. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

/** Reads the file of the server of this cluster; undefined when none runs, or it has only begun to start. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const [pid, , , port, socketFolder] = await lines(cluster)
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder }
}

async function lines(cluster: string): Promise<string[]> {
  return (await readFile(pathOf(cluster), 'utf8').catch(() => '')).split('\n')
}

const pathOf = (cluster: string) => join(cluster, 'postmaster.pid')

/**
 * Removes the file of a server that was killed, and the one beside its socket, when their process number was given to
 * another program since: PostgreSQL would refuse to start. A file whose number is free is left to PostgreSQL, which
 * makes sure that nothing of that server is left. Only the holder of the folder's lock may call this. Returns false,
 * and removes nothing, unless the server is surely gone: one of an older version holds no lock.
 */
export async function clearStaleFiles(
  cluster: string,
  listening: Listening,
  locked: boolean,
): Promise<boolean> {
  const pid = Number((await lines(cluster))[0])
  if (!pid) return true
  const file = await readPostmasterFile(cluster)
  if (file && (await mayListen(listening.reach(file)))) return false
  if ((await isServerOf(pid, cluster)) ?? !locked) return false
  if (!isAlive(pid)) return true
  if (file) await rm(`${socketPath(listening.reach(file))}.lock`, { force: true })
  await rm(pathOf(cluster), { force: true })
  return true
}

type Address = { host: string; port: number }

const socketPath = ({ host, port }: Address) => join(host, `.s.PGSQL.${port}`)

/** Whether somebody may listen there. Silence proves nothing: a server that is stopped or overrun is silent too. */
async function mayListen({ host, port }: Address): Promise<boolean> {
  const socket = connect(host.startsWith('/') ? { path: socketPath({ host, port }) } : { host, port })
  const code = await new Promise<string | undefined>((resolve) => {
    socket.setTimeout(2_000, () => resolve(undefined))
    socket.once('connect', () => resolve(undefined))
    socket.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code))
  })
  socket.destroy()
  return code !== 'ECONNREFUSED' && code !== 'ENOENT'
}
