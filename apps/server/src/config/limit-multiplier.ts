import type { Settings } from './read-settings.mjs'

/** Returns by how much limits are multiplied (contract.md, LIMITS): 1, or 1000 with `relaxed`, for tests and load. */
export function limitMultiplier(limits: Settings['limits']): number {
  return limits === 'relaxed' ? 1_000 : 1
}
