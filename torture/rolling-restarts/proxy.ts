import { haproxyProgram, startHaproxy } from '../harness/start-haproxy.ts'
import { type RunningProxy, startOwnProxy } from './own-proxy.ts'

/** How often the proxies check each server: milliseconds. */
export const checkInterval = 1_000

/**
 * Starts HAProxy on `port` with deploy/haproxy.cfg before servers on other ports of this machine, or where it is not to be had a proxy of
 * our own. Both check each second, without a Host header, and take a server out at the first answer but 200.
 */
export async function startProxy(
  folder: string,
  port: number,
  servers: readonly number[],
): Promise<RunningProxy> {
  const program = haproxyProgram()
  if (program === undefined) return startOwnProxy(port, servers, checkInterval)
  const { version, output, stop } = await startHaproxy(program, folder, port, servers)
  return { name: version, output, stop }
}
