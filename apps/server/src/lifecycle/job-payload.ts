import { fieldOf } from '@zayy/domain/unknown-json'

/** @throws TypeError if the field is not a number */
export function numberOf(payload: unknown, field: string): number {
  const value = fieldOf(payload, field)
  if (typeof value !== 'number') throw new TypeError(`The job has no number in ${field}`)
  return value
}
