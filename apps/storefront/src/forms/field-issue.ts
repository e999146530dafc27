import { type InputErrorCode, isInputErrorCode } from '@zayy/contract/error-codes'

/** A field of the contract's input schemas. */
type FieldParser = {
  safeParse: (value: string) => {
    success: boolean
    error?: { issues: readonly { message: string }[] } | undefined
  }
}

/** Returns the API's error for the text of a field, or null. */
export function fieldIssue(parser: FieldParser, value: string): InputErrorCode | null {
  const read = parser.safeParse(value)
  if (read.success) return null
  const message = read.error?.issues[0]?.message ?? ''
  return isInputErrorCode(message) ? message : 'text'
}
