/** The first descriptor that systemd passes, sd_listen_fds(3). */
const FIRST_DESCRIPTOR = 3

/**
 * Returns the descriptor of the socket that systemd opened for this process (socket activation), or undefined.
 * Connections wait in that socket while the server restarts.
 */
export function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? FIRST_DESCRIPTOR : undefined
}
