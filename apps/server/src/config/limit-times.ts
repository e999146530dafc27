import type { Settings } from './read-settings.mjs'

/** How many times as much as usual may be taken (contract.md, LIMITS): `relaxed` is a thousandfold, for tests and load. */
export function limitTimes(limits: Settings['limits']): number {
  return limits === 'relaxed' ? 1_000 : 1
}
