import type { Locale } from '@zayy/contract/types'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { CellError, ImportIssues, type Reason } from '../import/import-issues.ts'
import { amount, filled, lineText, requiredText, wholeNumber } from '../import/read/cells.ts'
import { tierList } from '../import/read/product-cells.ts'
import { type Cell, cleanCell, readCell } from '../import/read/read-cell.ts'
import { sizeList } from '../import/read/size-name.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'

/** The cleaned text of an answer that the import accepts, or what is wrong with it. */
export type Answer = { text: string } | { issue: string }

const cells = {
  line: lineText,
  text: requiredText,
  amount,
  days: wholeNumber(1, 60),
  sizes: filled(sizeList),
} as const
type AnswerKind = keyof typeof cells

const nowhere = { file: '', row: null, column: null }

const names = {
  image: lineText,
  cities: { keys: { has: () => true }, file: 'cities.csv' },
}

type AnySetting = (typeof settingTable)[SettingKey]

/** Checks an answer like a cell of the import. */
export function checkAnswer(kind: AnswerKind, typed: string, locale: Locale): Answer {
  return check(cells[kind], typed, locale)
}

/** Checks the text of a setting like a cell of settings.csv. */
export function checkSetting(key: SettingKey, typed: string, locale: Locale): Answer {
  return check(settingTable[key].read(names), typed, locale)
}

/** Returns true if the setting may have an empty cell. */
export function emptyIsValid(setting: Pick<AnySetting, 'read'>): boolean {
  return 'text' in check(setting.read(names), '', 'en')
}

function check(cell: Cell<unknown>, typed: string, locale: Locale): Answer {
  const issues = new ImportIssues(locale)
  const text = cleanCell(typed)
  readCell(cell, text, nowhere, issues)
  const [issue] = issues.list
  return issue ? { issue: issue.reason } : { text }
}

const pieces = wholeNumber(1, MAX_QUANTITY)

/**
 * Checks prices in one line, such as `55` or `1-9:55;10-49:50;50+:45`.
 * @returns `issue` null if there is no price, or the tiers have a gap or an overlap
 */
export function checkTiers(line: string, locale: Locale): { text: string } | { issue: string | null } {
  const read = check(tierList, line, locale)
  if ('issue' in read) return read
  let next: number | null = null
  for (const { from, to, price } of tierList(read.text, nowhere)) {
    for (const checked of [
      check(pieces, from, locale),
      check(pieces, to, locale),
      check(amount, price, locale),
    ])
      if ('issue' in checked) return checked
    const [least, most] = [pieces(from, nowhere), pieces(to, nowhere)]
    if (most < least || (next !== null && least !== next)) return { issue: null }
    next = most + 1
  }
  // The import accepts an empty cell because tiers.csv can hold the prices; an answer has no such table.
  return next === null ? { issue: null } : read
}

/** Returns the issue of an image that was read, or null. */
export function photoIssue(image: unknown, locale: Locale): string | null {
  return image instanceof CellError ? issueText(image.reason, locale) : null
}

export function issueText(reason: Reason, locale: Locale): string {
  const issues = new ImportIssues(locale)
  issues.add({ file: '' }, reason)
  return issues.list[0]?.reason ?? ''
}
