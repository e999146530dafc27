/** Uptime after which a crash counts as a new incident, in milliseconds. */
const SETTLED_AFTER_MS = 1_000

const MIN_PAUSE_MS = 100
/** Maximum delays after a server that was up, even briefly, and after one that failed to start. */
const MAX_PAUSE_AFTER_UP_MS = 500
const MAX_PAUSE_MS = 5_000

/**
 * Delays before restarts, in milliseconds. A server that was up restarts at once, or within half a second if it was
 * killed before it had settled. A server that does not start is retried with increasing delays, up to 5 s.
 */
export function restartPauses(): { up(at: number): void; next(at: number): number } {
  let upSince: number | undefined
  let wait = 0
  return {
    up: (at) => {
      upSince = at
    },
    next: (at) => {
      const wasSettled = upSince !== undefined && at - upSince >= SETTLED_AFTER_MS
      const ceiling = upSince === undefined ? MAX_PAUSE_MS : MAX_PAUSE_AFTER_UP_MS
      wait = wasSettled || wait === 0 ? MIN_PAUSE_MS : Math.min(wait * 2, ceiling)
      upSince = undefined
      return wait
    },
  }
}
