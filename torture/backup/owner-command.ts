import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '../harness/shop-server.ts'

/**
 * Runs `shop …` of the checkout on a DATA_DIR.
 * @param killAfter sends SIGKILL after this many milliseconds
 */
export async function runOwnerCommand(dataDir: string, args: readonly string[], killAfter?: number) {
  const child = spawn(process.execPath, [join(checkout, 'apps/cli/src/main.ts'), ...args], {
    cwd: checkout,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close')
  if (killAfter !== undefined) {
    await Promise.race([ended, pause(killAfter, undefined, { ref: false })])
    child.kill('SIGKILL')
  }
  await ended
  return { code: child.exitCode, errors }
}
