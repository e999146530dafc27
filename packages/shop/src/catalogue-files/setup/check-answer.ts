import type { Locale } from '@zayy/contract/types'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { cleanText } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'
import { CellError, ImportIssues } from '../import/import-issues.ts'
import { amount, lineText, requiredText, wholeNumber } from '../import/read/cells.ts'
import { sizeName } from '../import/read/size-name.ts'
import { type Cell, readCell } from '../import/read/table.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'

/** The cleaned text of an answer that the import accepts, or what is wrong with it. */
export type Answer = { text: string } | { issue: string }

const cells = {
  line: lineText,
  text: requiredText,
  amount,
  days: wholeNumber(1, 60),
  size: sizeName,
} as const
type AnswerKind = keyof typeof cells

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
  const text = cleanText(typed)
  readCell(cell, text, { file: '', row: null, column: null }, issues)
  const [issue] = issues.list
  return issue ? { issue: issue.reason } : { text }
}

/** A price for `from` to `to` pieces, as the cells of tiers.csv. */
export type TierCells = { from: string; to: string; price: string }

const pieces = wholeNumber(1, MAX_QUANTITY)

/**
 * Reads prices in one line: `55` for any number of pieces, or `1-9:55; 10-49:50; 50+:45`.
 * @returns `issue` null if the line has another form, a gap or an overlap
 */
export function readTiers(line: string, locale: Locale): { tiers: TierCells[] } | { issue: string | null } {
  const parts = cleanText(line)
    .split(/[;؛\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [only = ''] = parts
  if (parts.length === 1 && !/[:=]/.test(only)) {
    const read = check(amount, only, locale)
    return 'issue' in read ? read : { tiers: [{ from: '1', to: `${MAX_QUANTITY}`, price: read.text }] }
  }
  const tiers: TierCells[] = []
  let next = 0
  for (const part of parts) {
    const [, from = '', to = `${MAX_QUANTITY}`, price = ''] =
      /^(\p{Nd}+)\s*(?:[-–]\s*(\p{Nd}+)|\+)\s*[:=]\s*(\S+)$/u.exec(part) ?? []
    if (price === '') return { issue: null }
    for (const read of [check(pieces, from, locale), check(pieces, to, locale), check(amount, price, locale)])
      if ('issue' in read) return read
    const [least, most] = [Number(foldDigits(from)), Number(foldDigits(to))]
    if (most < least || (next > 0 && least !== next)) return { issue: null }
    tiers.push({ from, to, price })
    next = most + 1
  }
  return tiers.length > 0 ? { tiers } : { issue: null }
}

/** Returns what is wrong with an image that was read, or null. */
export function photoIssue(image: unknown, locale: Locale): string | null {
  if (!(image instanceof CellError)) return null
  const issues = new ImportIssues(locale)
  issues.add({ file: '' }, image.reason)
  return issues.list[0]?.reason ?? null
}
