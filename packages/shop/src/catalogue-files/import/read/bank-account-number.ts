import { foldDigits } from '@zayy/domain/text/digits'
import { CellError } from '../import-issues.ts'
import { matching } from './cells.ts'
import type { Cell } from './table.ts'

/** An IBAN, as banks write it in groups and after its name, its check digits verified (ISO 13616): a wrong one would send customers' money elsewhere. */
export const iban: Cell<string> = (text) => {
  const compact = matching(
    foldDigits(text.normalize('NFKC'))
      .replace(/[\s\u2010-\u2015-]/g, '')
      .toUpperCase()
      .replace(/^(?:IBAN|آيبان|ايبان):?/, ''),
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/,
    ({ forms }) => forms.iban,
  )
  const digits = `${compact.slice(4)}${compact.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  if (BigInt(digits) % 97n !== 1n) throw new CellError((messages) => messages.ibanDigits(text))
  if (compact.startsWith('SA') && compact.length !== 24)
    throw new CellError((messages) => messages.ibanLength)
  return compact
}
