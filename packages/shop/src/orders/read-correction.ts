import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { email, line, phone, postcode, shortAddress } from '@zayy/contract/input-parsers/texts'
import { cleanLine } from '@zayy/domain/text/clean'
import type { CorrectedBuyer } from './plan-correction.ts'

const readers = {
  name: line(100),
  phone,
  email,
  address: line(500),
  shortAddress,
  postcode,
  note: line(500),
} as const

/** Characters. Cleaning may shorten a text; a longer one is refused uncleaned. */
const MAX_TYPED_LENGTH = 2_000

export type WrongField = { field: keyof CorrectedBuyer; issue: FieldErrorCode }

/** Reads the typed texts of a buyer, as in POST /orders. An empty one is refused. A hyphen clears `note`. */
export function readCorrectedBuyer(
  typed: CorrectedBuyer,
): { buyer: CorrectedBuyer } | { wrong: WrongField[] } {
  const buyer: CorrectedBuyer = {}
  const wrong: WrongField[] = []
  for (const field of Object.keys(readers) as (keyof CorrectedBuyer)[]) {
    const raw = typed[field]
    if (raw === undefined) continue
    const text = raw.length > MAX_TYPED_LENGTH ? null : cleanLine(raw)
    if (text === null) wrong.push({ field, issue: 'tooLong' })
    else if (text === '-' && field === 'note') buyer.note = ''
    else if (text === '') wrong.push({ field, issue: 'required' })
    else {
      const read = readers[field](text)
      if ('issue' in read) wrong.push({ field, issue: read.issue as FieldErrorCode })
      else buyer[field] = read.value
    }
  }
  return wrong.length > 0 ? { wrong } : { buyer }
}
