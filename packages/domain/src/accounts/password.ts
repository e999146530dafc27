/** "A password is 8 to 128 characters, whatever they are, and is kept as it was typed." */

const shortestPassword = 8
export const longestPassword = 128

/** What is wrong with the length of a new password (contract.md, POST /signup); null: nothing. Counts characters, not code units. */
export function passwordLengthIssue(password: string): 'passwordShort' | 'passwordLong' | null {
  const { length } = [...password]
  if (length < shortestPassword) return 'passwordShort'
  return length > longestPassword ? 'passwordLong' : null
}
