/** A password has 8 to 128 characters of any kind and is stored as typed. */

const shortestPassword = 8
export const longestPassword = 128

/** Returns the length error of a new password, or null (contract.md, POST /signup). Counts characters, not code units. */
export function passwordLengthIssue(password: string): 'passwordShort' | 'passwordLong' | null {
  const { length } = [...password]
  if (length < shortestPassword) return 'passwordShort'
  return length > longestPassword ? 'passwordLong' : null
}
