/** "Every id is a whole number of 1 or more, and fits into 32 bits, as the database has it" (contract, Conventions). */

export const greatestId = 2_147_483_647

/** Whether a value that comes from outside, such as from a browser's storage, can be an id. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= greatestId
}
