/** An id is a whole number of at least 1 that fits a 32-bit database column (contract, Conventions). */

export const MAX_ID = 2_147_483_647

/** True if an untrusted value, for example from local storage, can be an id. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_ID
}
