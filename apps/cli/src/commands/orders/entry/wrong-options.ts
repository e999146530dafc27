import { toSar } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import type { ValidationIssue, ValidationIssues } from '@zayy/shop/domain-error'
import { issueText } from '@zayy/shop/issue-text'
import { CommandFailure } from '../../../command-line/command.ts'
import { commandMessages } from '../../../command-line/messages.ts'
import { FIELD_NAMES, type FieldName, type TypedFields } from './typed-fields.ts'

/** Options whose fields have another name in an order. */
const OPTIONS: Record<string, FieldName> = {
  country_id: 'city',
  city_id: 'city',
  area_id: 'area',
  company_name: 'company',
  company_vat: 'vat',
  coupon_code: 'coupon',
  building: 'short-address',
}

function optionOf(field: string): string {
  return OPTIONS[field] ?? field.replaceAll('_', '-')
}

/**
 * Removes refused fields and lines of pieces. Returns null if the owner can retype none of them.
 * @param paths of the wrong fields
 */
export function withoutWrong(fields: TypedFields & { language: Locale }, paths: readonly string[]) {
  const right = { ...fields }
  const wrongPieces = new Set<number>()
  let isChanged = false
  for (const path of paths) {
    const [field = '', index] = path.split('.')
    if (field === 'products')
      for (const at of fields.pieces.keys())
        if (index === undefined || at === Number(index)) wrongPieces.add(at)
    const name = FIELD_NAMES.find((each) => each === optionOf(field))
    if (name !== undefined && right[name] !== undefined) {
      delete right[name]
      isChanged = true
    }
  }
  right.pieces = fields.pieces.filter((_, at) => !wrongPieces.has(at))
  const isPiecesWrong = wrongPieces.size > 0
  return isChanged || isPiecesWrong ? { fields: right, isPiecesWrong } : null
}

/** Names the options of wrong fields, each with its sentence. */
export function refusal(issues: ValidationIssues, { pieces }: TypedFields, locale: Locale): CommandFailure {
  const { orderEntry: entry } = commandMessages(locale)
  const sentence = (issue: ValidationIssue) => {
    if (issue === 'couponUsedByYou') return entry.couponUsed
    if (typeof issue === 'object' && 'amount' in issue)
      return entry.orderLeast(formatAmount(toSar(issue.least)))
    return issueText(issue, locale)
  }
  const lines = Object.entries(issues).flatMap(([path, found]) => {
    const [field = '', index] = path.split('.')
    const option = `--${optionOf(field)}`
    const named =
      field === 'products'
        ? `--pieces ${index === undefined ? '' : `“${pieces[Number(index)]}”`}`.trim()
        : option
    return found.map((issue) => entry.wrong(named, sentence(issue)))
  })
  return new CommandFailure([...new Set(lines)].join('\n'))
}
