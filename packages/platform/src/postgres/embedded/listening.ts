import { createHash, randomBytes } from 'node:crypto'
import { lstat, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartupError } from '../database-startup-error.ts'
import { freePort } from './free-port.ts'
import type { PostmasterFile } from './postmaster-file.ts'
import type { ServerUser } from './server-user.ts'

/** Listen address of a cluster's server: the server settings, and how to reach a running server. */
export type Listening = {
  settings: Record<string, string>
  reach(file: PostmasterFile): { host: string; port: number; password?: string }
  /** Folder and port of the socket; undefined if the server listens on a changing port. */
  socket: { host: string; port: number } | undefined
  /** Creates the socket's folder if missing. Requires the folder's lock; call it before the server starts. */
  prepare(): Promise<void>
  /** Removes a socket folder in a shared place. Requires the folder's lock; call it after the server has stopped. */
  remove(): Promise<void>
}

/** Some systems limit socket paths to 103 bytes, including the file name that PostgreSQL appends. */
const MAX_FOLDER_LENGTH = 103 - '/.s.PGSQL.5432'.length

/**
 * Uses a socket in a private folder and no network. On Windows, where Node cannot use such sockets, uses a loopback
 * port.
 */
export async function prepareListening(folder: string, user: ServerUser): Promise<Listening> {
  if (process.platform === 'win32') return await loopback(folder)
  const beside = join(folder, 'socket')
  const short = Buffer.byteLength(beside) > MAX_FOLDER_LENGTH
  const socketFolder = short ? shortFolder(folder) : beside
  const prepare = async () => {
    await mkdir(socketFolder, { recursive: true, mode: 0o700 })
    await checkOwner(socketFolder, user)
    await user.own(socketFolder)
  }
  // Processes that join the server trust an existing folder.
  await checkOwner(socketFolder, user)
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      port: '5432',
    },
    // Containers may mount one DATA_DIR at several paths, so a socket beside the database is reached through our own
    // path.
    reach: (file) => ({ host: short ? file.socketFolder : socketFolder, port: file.port }),
    socket: { host: socketFolder, port: 5432 },
    prepare,
    remove: async () => {
      // Fails if the folder still holds a socket, because it is in use.
      if (short) await rmdir(socketFolder).catch(() => {})
    },
  }
}

function shortFolder(folder: string): string {
  const name = `zayy-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const own = join(tmpdir(), name)
  return Buffer.byteLength(own) > MAX_FOLDER_LENGTH ? join('/tmp', name) : own
}

/** In a shared place another user could have created a folder with this name. */
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
