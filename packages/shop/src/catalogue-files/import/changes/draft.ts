import { unusualAmount } from '@zayy/domain/catalog/unusual-price'
import { changedPart } from '@zayy/domain/text/changed-part'
import { locales } from '@zayy/i18n/locale'
import type { Row } from '../store/write-rows.ts'
import type { DraftValue, FieldView, ShownRow } from './row-view.ts'
import type { Mark, Names, ShopChange, Thing } from './shop-change.ts'

/**
 * A change whose references are not resolved to names yet.
 * @property thing type of the thing `of`, if it differs from the group's: the order of sizes belongs to a product
 */
export type Draft = Pick<ShopChange, 'field' | 'language' | 'part' | 'mark'> & {
  thing?: Thing
  of: number | { key: string; name: Names | null }
  before?: DraftValue
  after?: DraftValue
}

/** Describes the change of one field of a row. */
export function fieldDraft(view: ShownRow, shown: FieldView<Row>, before: Row, after: Row): Draft {
  const language = languageOf(after.locale)
  return {
    of: shown.key === undefined ? Number(before[view.id]) : { key: shown.key, name: null },
    ...(shown.field ? { field: shown.field } : {}),
    ...(language ? { language } : {}),
    ...(shown.read ? { before: shown.read(before), after: shown.read(after) } : {}),
    ...markOf(shown, before, after),
  }
}

/** Characters of a text before and after. */
const MAX_TEXT = 120

/** Cuts texts to excerpts around the first difference. */
export function shortened(draft: Draft): Draft {
  const { before, after } = draft
  if (typeof before !== 'string' && typeof after !== 'string') return draft
  const [was, is] = changedPart(
    typeof before === 'string' ? before : '',
    typeof after === 'string' ? after : '',
    MAX_TEXT,
  )
  return {
    ...draft,
    ...(typeof before === 'string' ? { before: was } : {}),
    ...(typeof after === 'string' ? { after: is } : {}),
  }
}

function languageOf(locale: unknown) {
  return locales.find((known) => known === locale)
}

function markOf(shown: FieldView<Row>, before: Row, after: Row): { mark?: Mark } {
  const [was, is] = [shown.amount?.(before), shown.amount?.(after)]
  const mark =
    was !== undefined && was !== null && is !== undefined && is !== null ? unusualAmount(was, is) : null
  return mark ? { mark } : {}
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
