import { haproxyProgram, startHaproxy } from '../harness/start-haproxy.ts'
import { type RunningProxy, startOwnProxy } from './own-proxy.ts'

/** Milliseconds between two health checks of a server. */
export const checkInterval = 1_000

/**
 * Starts HAProxy on `port` with deploy/haproxy.cfg for servers on local ports, or own-proxy.ts if HAProxy is not available.
 * Both check each second without a Host header, and remove a server at the first answer other than 200.
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
