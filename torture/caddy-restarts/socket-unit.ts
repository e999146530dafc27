import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('socket-unit.py', import.meta.url))

/** Listens on a port as systemd does for deploy/zayy.socket. A server started through `wrapper` inherits the socket. */
export async function listenAsSystemd(folder: string, port: number) {
  const path = join(folder, 'socket-unit')
  const child = spawn('python3', [program, 'hold', String(port), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    wrapper: ['python3', program, 'take', path],
    stop: () => void child.kill(),
  }
}
