/** A password has 8 to 128 characters of any kind and is stored as typed. */

const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** Returns the length error of a new password, or null (contract.md, POST /signup). Counts characters, not code units. */
export function passwordLengthIssue(password: string): 'passwordShort' | 'passwordLong' | null {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return 'passwordShort'
  return length > MAX_PASSWORD_LENGTH ? 'passwordLong' : null
}
