import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { debianProgram } from './debian-program.ts'

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))

/** Returns the path of Caddy: the environment variable CADDY, otherwise Debian's program. */
export function caddyProgram(): string | undefined {
  return process.env.CADDY ?? debianProgram('/usr/bin/caddy', 'caddy')
}

/** Starts Caddy with deploy/Caddyfile on local ports and without TLS. */
export async function startCaddy(program: string, folder: string, port: number, shopPort: number) {
  const shipped = await readFile(join(deploy, 'Caddyfile'), 'utf8')
  const file = join(folder, 'Caddyfile')
  const own = shipped
    .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off')
    .replace(/^shop\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replaceAll('/etc/caddy', deploy)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
  await writeFile(file, own)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return {
    version: spawnSync(program, ['version'], { encoding: 'utf8' }).stdout.trim(),
    ...runProgram(program, ['run', '--config', file, '--adapter', 'caddyfile'], { env }),
  }
}
