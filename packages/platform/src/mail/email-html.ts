import { font, inline, painter } from './email-style.ts'
import type {
  EmailBlock,
  EmailBranding,
  EmailDetail,
  EmailItem,
  EmailLink,
  EmailSum,
  EmailTemplate,
} from './email-template.ts'
import { escapeHtml } from './escape-html.ts'

/** Fills the preview line of a mail program, which would otherwise show the beginning of the content. */
const PREVIEW_REST = '&#847;&zwnj;&nbsp;'.repeat(40)

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/**
 * Returns an e-mail as HTML that also works in old programs such as Outlook, which renders with Word: tables, sizes and colours on each element, directions as
 * attributes. It loads no image, since most programs ask before they show one.
 */
export function emailHtml(template: EmailTemplate, branding: EmailBranding): string {
  const { subject, preview, title, blocks, reason } = template
  const { code, dir } = branding.language
  const { painted, linkHtml, blockHtml, summaryHtml } = emailParts(branding)
  return `<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${inline(subject, 'plain')}</title>
<style>${stylesOf(branding)}</style></head>
<body ${painted({ fill: 'page', text: 'text' }, `margin:0;padding:0;${font(16)}`)}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${inline(preview, 'plain')}${PREVIEW_REST}</div>
<table role="presentation" lang="${code}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" ${painted({ fill: 'page' }, 'border-collapse:collapse')}><tr><td class="page" align="center" style="padding:32px 16px;word-break:break-word">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="${dir}"><tr><td><![endif]-->
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-collapse:separate">
<tr><td style="padding:0 4px 16px"><a href="${inline(branding.home, 'plain')}" ${painted({ text: 'accent' }, `${font(26, 600, 1.35)}text-decoration:none`)}>${inline(branding.name)}</a></td></tr>
<tr><td ${painted({ fill: 'surface', edge: 'line' }, 'padding:36px 36px 28px;border-width:1px;border-style:solid;border-radius:10px', 'sheet')}>
<h1 ${painted({ text: 'text' }, `margin:0 0 16px;${font(24, 600, 1.35)}`)}>${inline(title)}</h1>
${blocks.map((block) => blockHtml(block)).join('\n')}
${summaryHtml(template)}
</td></tr>
<tr><td style="padding:20px 4px 0">
${branding
  .footer(reason)
  .map((line) => `<p ${painted({ text: 'text-muted' }, `margin:0 0 6px;${font(12.5)}`)}>${inline(line)}</p>`)
  .join('\n')}
<p ${painted({ text: 'text-muted' }, `margin:0;${font(12.5)}`)}>${linkHtml(branding.home, branding.home)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`
}

/** In programs that know them: the dark colours, and less room around the content on a phone. */
function stylesOf({ colours }: EmailBranding): string {
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.sheet{padding:24px 18px !important}.page{padding:20px 10px !important}}
@media (prefers-color-scheme:dark){
${Object.entries(colours)
  .map(
    ([name, { dark }]) =>
      `.text-${name}{color:${dark} !important}.fill-${name}{background-color:${dark} !important}.edge-${name}{border-color:${dark} !important}`,
  )
  .join('\n')}
}`
}

/** Returns the functions that write the parts of an e-mail in the sender's colours and direction. */
function emailParts({ colours, button: buttonColours, language: { dir }, otherLanguage }: EmailBranding) {
  const painted = painter(colours)
  const start = dir === 'rtl' ? 'right' : 'left'
  const end = dir === 'rtl' ? 'left' : 'right'

  /** A link, written from left to right if its address is the label. */
  const linkHtml = (address: string, label: string): string => {
    const ltr = label === address ? ' dir="ltr"' : ''
    const style = 'text-decoration:underline;word-break:break-all'
    return `<a href="${escapeHtml(address)}"${ltr} ${painted({ text: 'accent' }, style)}>${inline(label)}</a>`
  }

  const paragraph = (html: string, soft = false): string =>
    `<p ${painted({ text: soft ? 'text-muted' : 'text' }, `margin:0 0 14px;${font(soft ? 14 : 16)}`)}>${html}</p>`

  const detail = ({ label, value, form }: EmailDetail): string => {
    const shown = form === 'iban' ? iban(value) : inline(value)
    const written = form === undefined ? shown : `<span dir="ltr">${shown}</span>`
    return `<p ${painted({ text: 'text-muted' }, `margin:0 0 10px;${font(12.5)}`)}>${inline(label)}<br><strong ${painted({ text: 'text' }, font(16, 600))}>${written}</strong></p>`
  }

  const itemRow = ({ name, quantity, amount, lines }: EmailItem): string => {
    const cell = 'border-width:1px 0 0;border-style:solid;padding:12px 0'
    const below = [quantity, ...lines].map(
      (line) => `<br><span ${painted({ text: 'text-muted' }, font(14))}>${inline(line)}</span>`,
    )
    return `<tr><td align="${start}" valign="top" ${painted({ edge: 'line', text: 'text' }, `${cell};${font(16)}`)}><strong style="font-weight:600">${inline(name)}</strong>${below.join('')}</td>
<td align="${end}" valign="top" ${painted({ edge: 'line', text: 'text' }, `${cell};padding-${start}:12px;white-space:nowrap;${font(16)}`)}>${inline(amount)}</td></tr>`
  }

  const sumRow = ({ label, amount, isTotal = false, isPart = false }: EmailSum): string => {
    const edge = isTotal ? 'text' : 'line'
    const text = isTotal ? font(16, 600) : font(isPart ? 12.5 : 14)
    const [width, padding] = isTotal ? [2, '10px 0'] : isPart ? [0, '0 0 6px'] : [1, '6px 0']
    const cell = `border-width:${width}px 0 0;border-style:solid;padding:${padding};${text}`
    const indent = isPart ? `padding-${start}:14px;` : ''
    return `<tr><td align="${start}" ${painted({ edge, text: isTotal ? 'text' : 'text-muted' }, cell + indent)}>${inline(label)}</td>
<td align="${end}" ${painted({ edge, text: isPart ? 'text-muted' : 'text' }, `${cell}white-space:nowrap`)}>${inline(amount)}</td></tr>`
  }

  /** Outlook sizes a button by its cell, the others by the link, which is all clickable. */
  const button = ({ label, address }: EmailLink): string => {
    const { fill, text } = buttonColours
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 8px;border-collapse:separate"><tr><td bgcolor="${fill}" style="border-radius:4px;background-color:${fill};mso-padding-alt:12px 28px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:10px 28px;border-radius:4px;color:${text};text-decoration:none;${font(16, 600)}">${inline(label)}</a></td></tr></table>
<p ${painted({ text: 'text-muted' }, `margin:0 0 14px;${font(12.5)}`)}>${linkHtml(address, address)}</p>`
  }

  const blockHtml = (block: EmailBlock): string => {
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
        return `<table ${TABLE} dir="${dir}" style="border-collapse:collapse">${block.items.map((item) => itemRow(item)).join('\n')}</table>
${block.more ? paragraph(inline(block.more), true) : ''}`
      case 'sums':
        return `<table ${TABLE} dir="${dir}" style="margin:8px 0 20px;border-collapse:collapse">${block.rows.map((row) => sumRow(row)).join('\n')}</table>`
      case 'button':
        return button(block.link)
      case 'image':
        return `<p style="margin:20px 0 0"><img src="cid:${escapeHtml(block.image.name)}" width="${block.width}" height="${block.width}" alt="${escapeHtml(block.alt)}" style="display:block;border:0"></p>
${paragraph(inline(block.text), true)}`
    }
  }

  const summaryHtml = ({ otherLanguageSummary: { title, text, link } }: EmailTemplate): string => {
    const linked = link ? `<br>${linkHtml(link.address, link.label)}` : ''
    return `<table role="presentation" lang="${otherLanguage.code}" dir="${otherLanguage.dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr><td ${painted({ edge: 'line' }, 'border-width:1px 0 0;border-style:solid;padding-top:16px')}>
<p ${painted({ text: 'text-muted' }, `margin:0;${font(14)}`)}><strong>${inline(title)}</strong><br>${inline(text)}${linked}</p>
</td></tr></table>`
  }

  return { painted, linkHtml, blockHtml, summaryHtml }
}

/** Groups an IBAN by letter spacing, without spaces, because banks reject what is copied with them. */
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
