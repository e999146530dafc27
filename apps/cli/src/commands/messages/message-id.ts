import { isId } from '@zayy/domain/ids'
import { foldDigits } from '@zayy/domain/text/digits'

/** The number of a message as it was typed, in any digits; null where it is none. */
export function messageId(typed: string): number | null {
  const id = Number(foldDigits(typed))
  return isId(id) ? id : null
}
