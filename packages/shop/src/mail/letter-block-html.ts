import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { escapeHtml } from '../escape-html.ts'
import type { Block, Detail, Item, Link, Sum } from './letter.ts'
import { buttonColours } from './letter-colours.ts'
import { font, inline, linkHtml, painted } from './letter-inline-html.ts'

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** One part of a letter as HTML. */
export function blockHtml(block: Block, locale: Locale): string {
  const { dir } = localeInfo[locale]
  const start = dir === 'rtl' ? 'right' : 'left'
  const end = dir === 'rtl' ? 'left' : 'right'
  switch (block.kind) {
    case 'paragraph':
      return paragraph(inline(block.text), block.soft)
    case 'heading':
      return `<h2 ${painted({ text: 'text' }, `margin:28px 0 8px;${font(18, 600, 1.35)}`)}>${inline(block.text)}</h2>`
    case 'code':
      return `<p dir="ltr" align="center" ${painted({ fill: 'accent-tint', text: 'text' }, `margin:20px 0;padding:14px;border-radius:10px;text-align:center;letter-spacing:8px;text-indent:8px;${font(32, 600, 1.35)}`)}>${inline(block.code)}</p>`
    case 'details':
      return `<table ${TABLE} dir="${dir}" style="margin:20px 0;border-collapse:separate"><tr><td align="${start}" ${painted({ fill: 'accent-tint' }, 'padding:20px 22px 10px;border-radius:10px')}>
<h2 ${painted({ text: 'text' }, `margin:0 0 4px;${font(18, 600, 1.35)}`)}>${inline(block.title)}</h2>
${paragraph(inline(block.text))}
${block.rows.map(detail).join('\n')}
</td></tr></table>`
    case 'items':
      return `<table ${TABLE} dir="${dir}" style="border-collapse:collapse">${block.items.map((item) => itemRow(item, start, end)).join('\n')}</table>
${block.more ? paragraph(inline(block.more), true) : ''}`
    case 'sums':
      return `<table ${TABLE} dir="${dir}" style="margin:8px 0 20px;border-collapse:collapse">${block.rows.map((row) => sumRow(row, start, end)).join('\n')}</table>`
    case 'button':
      return button(block.link)
    case 'image':
      return `<p style="margin:20px 0 0"><img src="cid:${escapeHtml(block.image.name)}" width="${block.width}" height="${block.width}" alt="${escapeHtml(block.alt)}" style="display:block;border:0"></p>
${paragraph(inline(block.text), true)}`
  }
}

function paragraph(html: string, soft = false): string {
  return `<p ${painted({ text: soft ? 'text-muted' : 'text' }, `margin:0 0 14px;${font(soft ? 14 : 16)}`)}>${html}</p>`
}

function detail({ label, value, form }: Detail): string {
  const shown = form === 'iban' ? iban(value) : inline(value)
  const written = form === undefined ? shown : `<span dir="ltr">${shown}</span>`
  return `<p ${painted({ text: 'text-muted' }, `margin:0 0 10px;${font(12.5)}`)}>${inline(label)}<br><strong ${painted({ text: 'text' }, font(16, 600))}>${written}</strong></p>`
}

/** In groups of four by the room between them, with no spaces: banks take what is copied. */
function iban(value: string): string {
  const characters = [...value]
  return characters
    .map((character, index) => {
      const endsGroup = index % 4 === 3 && index < characters.length - 1
      const html = escapeHtml(character)
      return endsGroup ? `<span style="letter-spacing:7px">${html}</span>` : html
    })
    .join('')
}

function itemRow({ name, quantity, amount, lines }: Item, start: string, end: string): string {
  const cell = 'border-width:1px 0 0;border-style:solid;padding:12px 0'
  const below = [quantity, ...lines].map(
    (line) => `<br><span ${painted({ text: 'text-muted' }, font(14))}>${inline(line)}</span>`,
  )
  return `<tr><td align="${start}" valign="top" ${painted({ edge: 'line', text: 'text' }, `${cell};${font(16)}`)}><strong style="font-weight:600">${inline(name)}</strong>${below.join('')}</td>
<td align="${end}" valign="top" ${painted({ edge: 'line', text: 'text' }, `${cell};padding-${start}:12px;white-space:nowrap;${font(16)}`)}>${inline(amount)}</td></tr>`
}

function sumRow({ label, amount, isTotal = false }: Sum, start: string, end: string): string {
  const edge = isTotal ? 'text' : 'line'
  const text = isTotal ? font(16, 600) : font(14)
  const cell = `border-width:${isTotal ? 2 : 1}px 0 0;border-style:solid;padding:${isTotal ? 10 : 6}px 0;${text}`
  return `<tr><td align="${start}" ${painted({ edge, text: isTotal ? 'text' : 'text-muted' }, cell)}>${inline(label)}</td>
<td align="${end}" ${painted({ edge, text: 'text' }, `${cell}white-space:nowrap`)}>${inline(amount)}</td></tr>`
}

/** Outlook takes its size from the cell, the others from the link, all of which is to be pressed. */
function button({ label, address }: Link): string {
  const { accent, white } = buttonColours
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px;border-collapse:separate"><tr><td bgcolor="${accent}" style="border-radius:4px;background-color:${accent};mso-padding-alt:12px 28px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 28px;border-radius:4px;color:${white};text-decoration:none;${font(16, 600)}">${inline(label)}</a></td></tr></table>
<p ${painted({ text: 'text-muted' }, `margin:0 0 14px;${font(12.5)}`)}>${linkHtml(address, address)}</p>`
}
