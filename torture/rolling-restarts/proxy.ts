import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningProxy, startOwnProxy } from './own-proxy.ts'

/** How often it asks each server for `/readyz`: milliseconds. */
export const checkInterval = 1_000

/**
 * Starts HAProxy on `port` before servers on other ports of this machine, or where it is not to be had a proxy of our
 * own. Both ask for `/readyz` each second, without a Host header, and take a server out at the first answer but 200.
 */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<RunningProxy> {
  const version = haproxyVersion()
  if (version === undefined) return startOwnProxy(port, servers, checkInterval)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, servers))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close')
  return {
    name: version,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** HAProxy's version; Debian's package is installed where there is none and we may. */
function haproxyVersion(): string | undefined {
  const version = () =>
    /HAProxy version \S+/.exec(spawnSync('haproxy', ['-v'], { encoding: 'utf8' }).stdout)?.[0]
  if (spawnSync('haproxy', ['-v']).error && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', 'haproxy'], { stdio: 'ignore' })
  return spawnSync('haproxy', ['-v']).error ? undefined : version()
}

function configuration(port: number, servers: readonly number[]): string {
  const lines = servers.map((server, at) => `  server shop${at} 127.0.0.1:${server} check`)
  return `
global
  log stdout format raw local0
defaults
  mode http
  log global
  option httplog
  option dontlog-normal
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout check 3s
  retries 3
  option redispatch 1
frontend shop
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  http-reuse always
  option httpchk GET /readyz
  default-server inter ${checkInterval}ms fall 1 rise 1
${lines.join('\n')}
`
}
