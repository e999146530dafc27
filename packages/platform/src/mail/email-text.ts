import type {
  EmailBlock,
  EmailBranding,
  EmailDetail,
  EmailLanguage,
  EmailLink,
  EmailTemplate,
} from './email-template.ts'

const RULE = '———'
const RIGHT_TO_LEFT_MARK = '\u200f'

export function emailText(template: EmailTemplate, branding: EmailBranding): string {
  const { title, blocks, reason, otherLanguageSummary: summary } = template
  const { name, home, language, otherLanguage, footer } = branding
  const paragraphs = [
    inDirection(title, language),
    ...blocks.map((block) => inDirection(blockText(block), language)),
    RULE,
    inDirection([summary.title, summary.text].join('\n'), otherLanguage),
    ...(summary.link ? [linkText(summary.link)] : []),
    RULE,
    inDirection([...footer(reason), name].join('\n'), language),
    home,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
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
      return block.rows
        .map(({ label, amount, isPart }) => `${isPart ? '  ' : ''}${label}: ${amount}`)
        .join('\n')
    case 'button':
      return linkText(block.link)
  }
}

/**
 * Formats a labelled value. A value to be copied gets a separate line without marks or spaces, so that one tap selects it and a
 * bank accepts it.
 */
function detailText({ label, value, form }: EmailDetail): string {
  return form === undefined ? `${label}: ${value}` : `${label}:\n${value}`
}

function linkText({ label, address }: EmailLink): string {
  return `${label}:\n${address}`
}

/** Marks lines that begin with a Latin name as right-to-left: programs take a line's direction from its first letter. */
function inDirection(text: string, { dir }: EmailLanguage): string {
  if (dir === 'ltr') return text
  return text
    .split('\n')
    .map((line) => (beginsLatin(line) && /\p{Script=Arabic}/u.test(line) ? RIGHT_TO_LEFT_MARK + line : line))
    .join('\n')
}

function beginsLatin(line: string): boolean {
  return /^[^\p{L}]*\p{Script=Latin}/u.test(line)
}
