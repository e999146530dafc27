/** The first descriptor that systemd hands over: sd_listen_fds(3). */
const first = 3

/**
 * Returns the descriptor of the socket that systemd listens on for this process (`zayy.socket`), or undefined where it does not.
 * Connections wait in that socket while the server restarts.
 */
export function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? first : undefined
}
