import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'

/** What a running (or killed) server wrote down about itself in its cluster. */
export type PostmasterFile = { pid: number; port: number; socketFolder: string }

/** Reads the note of the server of this cluster; undefined when none runs, or it has only begun to start. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketFolder] = text.split('\n')
  if (!pid || !port || socketFolder === undefined) return undefined
  return { pid: Number(pid), port: Number(port), socketFolder }
}

/**
 * Removes the note of a server that was killed, when its number is free, belongs to a zombie, or was given to
 * another program since: PostgreSQL itself would refuse to start in the last two cases.
 */
export async function clearStaleFile(cluster: string): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (!file || (await isServer(file.pid))) return
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function isServer(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (/\) [ZX] /.test(state) || state === '') return false
  const program = await readlink(`/proc/${pid}/exe`).catch(() => 'postgres')
  return /\bpostgres( \(deleted\))?$/.test(program)
}
