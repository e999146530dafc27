/** How long a server has to be up for its end to count as a new misfortune, in milliseconds. */
const settled = 1_000

const shortest = 100
/** The longest pause after a server that was up, though for a moment only, and after one that did not come up. */
const longestAfterUp = 500
const longest = 5_000

/**
 * The pauses before a server is started again, in milliseconds: one that was up is back at once, however often it is
 * killed, and within half a second where it was killed before it had settled; one that does not come up is tried less
 * and less often, up to every 5 s.
 */
export function restartPauses(): { up(at: number): void; next(at: number): number } {
  let upSince: number | undefined
  let wait = 0
  return {
    up: (at) => {
      upSince = at
    },
    next: (at) => {
      const wasSettled = upSince !== undefined && at - upSince >= settled
      const ceiling = upSince === undefined ? longest : longestAfterUp
      wait = wasSettled || wait === 0 ? shortest : Math.min(wait * 2, ceiling)
      upSince = undefined
      return wait
    },
  }
}
