import type { Locale } from '@zayy/i18n/locale'
import type { Letterhead } from './find-letterhead.ts'
import type { Block, Detail, Letter, Link } from './letter.ts'
import { footerLines } from './letter-footer.ts'

const RULE = '———'
const RIGHT_TO_LEFT_MARK = '\u200f'

/** A letter as plain text. */
export function letterText(letter: Letter, letterhead: Letterhead): string {
  const { locale, title, blocks, gist } = letter
  const paragraphs = [
    inDirection(title, locale),
    ...blocks.map((block) => inDirection(blockText(block), locale)),
    RULE,
    inDirection([gist.title, gist.text].join('\n'), locale === 'ar' ? 'en' : 'ar'),
    ...(gist.link ? [linkText(gist.link)] : []),
    RULE,
    inDirection([...footerLines(letter, letterhead), letterhead.shop].join('\n'), locale),
    letterhead.home,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'image':
      return block.text
    case 'code':
      return block.code
    case 'details':
      return [block.title, block.text, ...block.rows.map(detailText)].join('\n')
    case 'items':
      return [
        ...block.items.flatMap(({ name, quantity, amount, lines }) => [
          `- ${name} (${quantity}): ${amount}`,
          ...lines.map((line) => `  ${line}`),
        ]),
        ...(block.more ? [block.more] : []),
      ].join('\n')
    case 'sums':
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    case 'button':
      return linkText(block.link)
  }
}

/** What is copied has a line of its own, without marks or spaces in it: one press selects it, and a bank takes it. */
function detailText({ label, value, form }: Detail): string {
  return form === undefined ? `${label}: ${value}` : `${label}:\n${value}`
}

function linkText({ label, address }: Link): string {
  return `${label}:\n${address}`
}

/** Programs take a line's direction from its first letter, so an Arabic line that begins with a Latin name is marked. */
function inDirection(text: string, locale: Locale): string {
  if (locale === 'en') return text
  return text
    .split('\n')
    .map((line) => (beginsLatin(line) && /\p{Script=Arabic}/u.test(line) ? RIGHT_TO_LEFT_MARK + line : line))
    .join('\n')
}

function beginsLatin(line: string): boolean {
  return /^[^\p{L}]*\p{Script=Latin}/u.test(line)
}
