import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '@zayy/platform/process/testing/run-program'
import { debianProgram } from './debian-program.ts'

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))

/** Returns the path of Debian's HAProxy, or undefined if it is not available. */
export function haproxyProgram(): string | undefined {
  return debianProgram('/usr/sbin/haproxy', 'haproxy')
}

/** Starts HAProxy with deploy/haproxy.cfg for servers on local ports, as the current user and without TLS. */
export async function startHaproxy(
  program: string,
  folder: string,
  port: number,
  servers: readonly number[],
) {
  const shipped = await readFile(join(deploy, 'haproxy.cfg'), 'utf8')
  const [, http = ''] = /^(frontend http\n(?: .*\n)*)/m.exec(shipped) ?? []
  const lines = servers.map((server, at) => `  server shop${at} 127.0.0.1:${server} check`).join('\n')
  const own = shipped
    .replace(http, '')
    .replace(/^ {2}(user|group|chroot|stats|log \/dev\/log|ssl-).*\n/gm, '')
    .replace('maxconn 10000', 'maxconn 1000')
    .replace(/^global$/m, 'global\n  log stdout format raw local0')
    .replace(/^ {2}bind :443.*$/m, `  bind 127.0.0.1:${port}`)
    .replaceAll('/etc/haproxy/', `${deploy}/`)
    .replace(/( {2}server one .*\n {2}server two .*)/g, lines)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, own)
  return {
    version: /HAProxy version \S+/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stdout)?.[0] ?? '',
    ...runProgram(program, ['-db', '-f', file]),
  }
}
