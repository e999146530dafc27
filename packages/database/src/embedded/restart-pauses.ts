/** How long a server has to be up for its end to count as a new misfortune, in milliseconds. */
const settled = 1_000

const shortest = 100
const longest = 5_000

/**
 * The pauses before a server is started again, in milliseconds: one that was up is back at once, however often it is
 * killed; one that ends soon after its start, or does not come up, is tried less and less often, up to every 5 s.
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
      wait = wasSettled || wait === 0 ? shortest : Math.min(wait * 2, longest)
      upSince = undefined
      return wait
    },
  }
}
