import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@zayy/platform/postgres/embedded/free-port'
import { debianProgram } from '../harness/debian-program.ts'

/** Returns the path of Debian's PgBouncer, or undefined if it is not available. */
export function pgbouncerProgram(): string | undefined {
  return debianProgram('/usr/sbin/pgbouncer', 'pgbouncer')
}

/** Starts a PgBouncer in transaction mode for the database `shop` of the PostgreSQL that listens in `socketFolder`. */
export async function startPgbouncer(program: string, folder: string, socketFolder: string) {
  const port = await freePort()
  // PgBouncer refuses to run as root, and only the database's user may open the socket.
  const { uid, gid } = await stat(socketFolder)
  const own = join(folder, 'pgbouncer')
  await mkdir(own)
  await chmod(folder, 0o711)
  const configuration = join(own, 'pgbouncer.ini')
  await writeFile(
    configuration,
    `[databases]
shop = host=${socketFolder} port=5432 dbname=shop user=shop_app
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  )
  for (const path of [own, configuration]) await chown(path, uid, gid)
  const asUser = process.getuid?.() === 0 ? { uid, gid } : {}
  const child = spawn(program, [configuration], { ...asUser, stdio: 'ignore' })
  const ended = once(child, 'close')
  await untilListening(port)
  return {
    url: `postgres://shop_app@127.0.0.1:${port}/shop`,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGINT')
      await Promise.race([ended, pause(5_000)])
      child.kill('SIGKILL')
    },
  }
}

async function untilListening(port: number): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(50)) {
    const socket = connect(port, '127.0.0.1')
    const listens = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (listens) return
  }
  throw new Error('PgBouncer did not accept a connection within 10 s')
}
