/** "Is what was typed valid?", by the API's own rules, before it is sent. */

import { type InputErrorCode, isInputErrorCode } from '@zayy/contract/error-codes'

/** One field of the contract's input schemas. */
export type FieldParser = {
  safeParse: (value: string) => {
    success: boolean
    error?: { issues: readonly { message: string }[] } | undefined
  }
}

/** What the API would have against the text of one field; null when it will do. */
export function fieldIssue(parser: FieldParser, value: string): InputErrorCode | null {
  const read = parser.safeParse(value)
  if (read.success) return null
  const message = read.error?.issues[0]?.message ?? ''
  return isInputErrorCode(message) ? message : 'text'
}
