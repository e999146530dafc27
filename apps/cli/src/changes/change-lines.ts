import { isSar } from '@zayy/domain/money'
import { riyadhMinute } from '@zayy/domain/riyadh-time'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatDate, formatFullDay } from '@zayy/i18n/dates'
import { isolatedName } from '@zayy/i18n/isolate'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount, formatPercent } from '@zayy/i18n/numbers'
import type {
  ChangeGroup,
  Field,
  Mark,
  Names,
  ShopChange,
  Value,
} from '@zayy/shop/catalogue-files/import/changes/shop-change'
import type { UndoneEdit } from '@zayy/shop/catalogue-files/import/changes/undone-edits'
import type { CommandMessages } from '../command-line/messages.ts'
import { wrapLine } from '../command-line/wrap-line.ts'

/**
 * @property columns of the terminal; null: nothing is broken into lines, and there are no direction marks
 * @property most lines, or names in a line, for each kind of change
 * @property indent before each line
 */
export type LineOptions = {
  locale: Locale
  messages: CommandMessages
  columns: number | null
  most: number
  indent?: string
}

/** Puts the changes of an import into lines under headings, in the order given. Marked lines begin with `!`. */
export function changeLines(groups: readonly ChangeGroup[], options: LineOptions): string[] {
  const { sections } = options.messages.shopChanges
  const { columns, indent = '' } = options
  const lines: string[] = []
  let section = ''
  for (const group of groups) {
    const own = group.thing === 'product' && isDetail(group) ? 'details' : group.thing
    if (own !== section) lines.push(`${indent}${inLine(sections[own], options)}`)
    section = own
    for (const { text, isMarked } of groupLines(group, options)) {
      lines.push(
        ...wrapLine(`${indent}${isMarked ? '! ' : '  '}${inLine(text, options)}`, columns, `${indent}    `),
      )
    }
  }
  return lines
}

/** Formats edits by commands that an import would undo as lines, at most `most` of them. */
export function undoneLines(edits: readonly UndoneEdit[], options: LineOptions): string[] {
  const { columns, most, messages } = options
  const texts = edits.slice(0, most).map((edit) => undoneText(edit, options))
  const left = edits.length - texts.length
  const all = left > 0 ? [...texts, messages.shopChanges.andMore(left)] : texts
  return all.flatMap((text) => wrapLine(`  ${inLine(text, options)}`, columns, '    '))
}

function undoneText(edit: UndoneEdit, options: LineOptions): string {
  const { shopChanges: texts } = options.messages
  const who = isolated(edit.by, options)
  const day = formatDate(edit.at.toISOString(), options.locale)
  const when = isolated(`${day} ${riyadhMinute(edit.at.getTime()).slice(-5)}`, options)
  const [now = '', folder = ''] = [edit.before, edit.after].map((value) =>
    formatted(value ?? null, edit.field ?? edit.key, options),
  )
  const thing = edit.thing === 'setting' ? '' : edit.thing
  const what = texts.joined(
    [texts.part(thing, subject(edit, edit, options)), label(edit, options)].filter(Boolean),
  )
  const told = { who, when, now, folder }
  if (edit.change === 'changed') return texts.undone.changed(what, told)
  return edit.change === 'shown' ? texts.undone.back(what, told) : texts.undone.gone(what, told)
}

type Line = { text: string; isMarked: boolean }

const isDetail = ({ change }: ChangeGroup) => change === 'changed' || change === 'reordered'

/** Things listed under their product. */
const PARTS: readonly string[] = ['colour', 'size', 'photo', 'attribute', 'review']

function groupLines(group: ChangeGroup, options: LineOptions): Line[] {
  const { most, messages } = options
  const { shopChanges: texts } = messages
  const { thing, change, count, listed, of } = group
  if (thing === 'derived') return [{ text: texts.unseen, isMarked: false }]
  if (change === 'changed' || change === 'reordered' || thing === 'price') {
    const shown = listed.slice(0, most).map((one) => ({
      text: texts.about(subject(group, one, options), what(group, one, options)),
      isMarked: one.mark !== undefined,
    }))
    return [...shown, ...rest(count - shown.length, texts)]
  }
  const mark = of === undefined ? null : texts.marks.many(of)
  const isMarked = mark !== null
  if (!PARTS.includes(thing)) {
    const counted = texts.comeOrGo(thing, change, count)
    const text = texts.names(mark ? texts.marked(counted, mark) : counted, names(listed, count, options))
    return [{ text, isMarked }]
  }
  const byProduct = [...Map.groupBy(listed, ({ key }) => key).values()]
  const shown = byProduct.slice(0, most)
  const told = shown.reduce((sum, own) => sum + own.length, 0)
  const lines = shown.map((own) => {
    const parts = own.flatMap(({ part }) => (part && 'key' in part ? [{ ...part }] : []))
    const counted = texts.comeOrGo(thing, change, own.length)
    const said = parts.length === 0 ? counted : texts.names(counted, names(parts, parts.length, options))
    return { text: texts.about(own[0] ? named(own[0], options) : '', said), isMarked: false }
  })
  const heading = mark ? [{ text: texts.marked(texts.comeOrGo(thing, change, count), mark), isMarked }] : []
  return [...heading, ...lines, ...rest(count - told, texts)]
}

function rest(count: number, texts: CommandMessages['shopChanges']): Line[] {
  return count > 0 ? [{ text: texts.andMore(count), isMarked: false }] : []
}

function names(listed: readonly Named[], count: number, options: LineOptions): string {
  const { joined, andMore } = options.messages.shopChanges
  const shown = listed.slice(0, options.most)
  return joined([
    ...shown.map((one) => named(one, options)),
    ...(count > shown.length ? [andMore(count - shown.length)] : []),
  ])
}

type Named = { key: string; name: Names | null }

/** The thing with its name and key, and its part. */
function subject({ thing }: Pick<ChangeGroup, 'thing'>, change: ShopChange, options: LineOptions): string {
  const { shopChanges: texts, settingCommands } = options.messages
  if (thing === 'setting') return texts.named(settingLabel(change.key, settingCommands.settings), change.key)
  const { part } = change
  const who = named(change, options)
  if (!part) return who === '' ? texts.sections[thing] : who
  const own = 'from' in part ? texts.quantities(part.from, part.to) : texts.part(thing, named(part, options))
  return texts.joined([who, own])
}

/** The rest of a setting's description is for the person who types it. */
function settingLabel(key: string, labels: Readonly<Record<string, string>>): string {
  const [label = key] = (labels[key] ?? key).replace(/^1: /, '').split(/[;؛]|, 0|، و0/)
  return label
}

function named({ key, name }: Named, options: LineOptions): string {
  const own = name?.[options.locale] || name?.ar || name?.en
  if (!own || own === key || key === '') return isolated(own || key, options)
  return options.messages.shopChanges.named(isolated(own, options), isolated(key, options))
}

/** Fields with a list, of which entries are added and removed. */
const LISTS: readonly Field[] = ['also', 'products', 'size']

function what(group: ChangeGroup, change: ShopChange, options: LineOptions): string {
  const { field, before, after, mark } = change
  const { shopChanges: texts } = options.messages
  if (group.change === 'reordered') return texts.reordered
  const write = (value: Value) => formatted(value, field ?? change.key, options)
  const said = () => {
    if (group.thing === 'price' && group.change === 'added') return texts.priceAdded(write(after ?? null))
    if (group.thing === 'price' && group.change === 'removed') return texts.priceGone(write(before ?? null))
    if (field && LISTS.includes(field)) {
      return after ? texts.entryAdded(write(after)) : texts.entryGone(write(before ?? null))
    }
    if (before === undefined && after === undefined) return texts.somehow
    if (!before && !after) return texts.somehow
    if (!after) return texts.emptied(write(before ?? null))
    if (!before) return texts.filled(write(after))
    const [was, is] = [write(before), write(after)]
    return was === is ? texts.somehow : texts.fromTo(was, is)
  }
  const text = mark ? texts.marked(said(), markText(mark, options)) : said()
  const own = label(change, options)
  return own === '' ? text : texts.field(own, text)
}

/** The field and its language; empty for a setting without a language. */
function label({ field, language }: ShopChange, { messages }: LineOptions): string {
  const { fields, inLanguage } = messages.shopChanges
  return [field ? fields[field] : '', language ? inLanguage[language] : ''].filter(Boolean).join(' ')
}

/** Fields and settings. */
const FLAGS: readonly string[] = ['men', 'women', 'children', 'featured', 'tax_included']
const DAYS: readonly string[] = ['added', 'starts', 'ends', 'date']

function formatted(value: Value, name: string, options: LineOptions): string {
  const { messages, locale } = options
  const { shopChanges: texts } = messages
  if (value === null) return texts.empty
  if (typeof value === 'object') return named(value, options)
  if (FLAGS.includes(name)) return value === '1' ? texts.yes : texts.no
  if (DAYS.includes(name)) return isolated(formatFullDay(value, locale), options)
  const amount = Number(value)
  if (/^\d+\.\d\d$/.test(value) && isSar(amount)) return isolated(formatAmount(amount), options)
  const text = isolated(cleanLine(value), options)
  return /\s/.test(value) ? texts.quoted(text) : text
}

function markText(mark: Mark, options: LineOptions): string {
  const { marks } = options.messages.shopChanges
  if (mark.kind === 'times') return marks.times(mark.by)
  if (mark.kind === 'fraction') return marks.fraction(mark.of)
  if (mark.kind === 'dearer') return marks.dearer(mark.than)
  if (mark.kind === 'up' || mark.kind === 'down')
    return marks[mark.kind](isolated(formatPercent(mark.percent), options))
  return marks[mark.kind]
}

function isolated(text: string, { locale, columns }: LineOptions): string {
  const clean = cleanLine(text)
  return columns === null ? clean : isolatedName(clean, locale)
}

/** Isolates a line of Arabic, so that a terminal does not order its words from left to right. The marks take no column. */
function inLine(text: string, { locale, columns }: LineOptions): string {
  return columns === null || locale === 'en' ? text : `\u2067${text}\u2069`
}
