import { createHash, randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { freePort } from './free-port.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import type { ServerUser } from './server-user.ts'

/** Where the server of a cluster is to listen: settings for it, and how one reaches a server that runs. */
export type Listening = {
  settings: Record<string, string>
  reach(file: PostmasterFile): { host: string; port: number; password?: string }
  /** Its socket's folder and port; undefined where it listens to a port that changes. */
  socket: { host: string; port: number } | undefined
  /** Makes the socket's folder where it is not there: with the folder's lock held, before the server starts. */
  prepare(): Promise<void>
  /** Removes a socket's folder in a shared place: with the folder's lock held, after the server was stopped. */
  remove(): Promise<void>
}

/** A socket's address may have 103 bytes on some systems, and PostgreSQL adds this name to the folder's. */
const longestFolder = 103 - '/.s.PGSQL.5432'.length

/** A socket in a private folder and no network at all; on Windows, which has none for Node, a loopback port. */
export async function prepareListening(folder: string, user: ServerUser): Promise<Listening> {
  if (process.platform === 'win32') return await loopback(folder)
  const beside = join(folder, 'socket')
  const short = Buffer.byteLength(beside) > longestFolder
  const socketFolder = short ? shortFolder(folder) : beside
  const prepare = async () => {
    await mkdir(socketFolder, { recursive: true, mode: 0o700 })
    await checkOwner(socketFolder, user)
    await user.own(socketFolder)
  }
  // One that is there is trusted by whoever joins the server.
  await checkOwner(socketFolder, user)
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      port: '5432',
    },
    // Containers may see one DATA_DIR under several paths: beside the database, our own leads to the socket.
    reach: (file) => ({ host: short ? file.socketFolder : socketFolder, port: file.port }),
    socket: { host: socketFolder, port: 5432 },
    prepare,
    remove: async () => {
      // One that holds a socket all the same is in use.
      if (short) await rmdir(socketFolder).catch(() => {})
    },
  }
}

function shortFolder(folder: string): string {
  const name = `zayy-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const own = join(tmpdir(), name)
  return Buffer.byteLength(own) > longestFolder ? join('/tmp', name) : own
}

/** A folder of that name in a shared place could have been laid by somebody else. */
async function checkOwner(folder: string, user: ServerUser): Promise<void> {
  const found = await lstat(folder).catch(() => undefined)
  if (!found) return
  const mine = [process.getuid?.(), user.uid].includes(found.uid)
  if (!mine || !found.isDirectory()) {
    throw new DatabaseStartupError(`${folder} belongs to somebody else: set DATA_DIR to a shorter path`)
  }
}

async function loopback(folder: string): Promise<Listening> {
  const password = await readFile(join(folder, 'password'), 'utf8').catch(async () => {
    const made = randomBytes(24).toString('hex')
    await writeFile(join(folder, 'password'), made, { mode: 0o600 })
    return made
  })
  const port = await freePort()
  return {
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
    reach: (file) => ({ host: '127.0.0.1', port: file.port, password }),
    socket: undefined,
    prepare: async () => {},
    remove: async () => {},
  }
}
