import { type Locale, localeInfo, otherLocale } from '@zayy/i18n/locale'
import type { Letterhead } from './find-letterhead.ts'
import type { Letter } from './letter.ts'
import { blockHtml } from './letter-block-html.ts'
import { letterColours } from './letter-colours.ts'
import { footerLines } from './letter-footer.ts'
import { font, inline, linkHtml, painted } from './letter-inline-html.ts'

/** Fills the preview line of a mail program, which would otherwise go on with the letter. */
const previewRest = '&#847;&zwnj;&nbsp;'.repeat(40)

/** In a program that knows them: the dark colours, and less room around the letter on a phone. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.sheet{padding:24px 18px !important}.page{padding:20px 10px !important}}
@media (prefers-color-scheme:dark){
${Object.entries(letterColours)
  .map(
    ([name, { dark }]) =>
      `.text-${name}{color:${dark} !important}.fill-${name}{background-color:${dark} !important}.edge-${name}{border-color:${dark} !important}`,
  )
  .join('\n')}
}`

/**
 * A letter as HTML, for programs as old as Outlook's with Word inside: tables, sizes and colours on each element, directions as
 * attributes, no image needed. The name of the shop is text, since most programs ask before they show an image.
 */
export function letterHtml(letter: Letter, letterhead: Letterhead): string {
  const { locale, subject, preview, title, blocks } = letter
  const { dir } = localeInfo[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${inline(subject, 'plain')}</title>
<style>${styles}</style></head>
<body ${painted({ fill: 'page', text: 'text' }, `margin:0;padding:0;${font(16)}`)}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${inline(preview, 'plain')}${previewRest}</div>
<table role="presentation" lang="${locale}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" ${painted({ fill: 'page' }, 'border-collapse:collapse')}><tr><td class="page" align="center" style="padding:32px 16px;word-break:break-word">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="${dir}"><tr><td><![endif]-->
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-collapse:separate">
<tr><td style="padding:0 4px 16px"><a href="${inline(letterhead.home, 'plain')}" ${painted({ text: 'accent' }, `${font(26, 600, 1.35)}text-decoration:none`)}>${inline(letterhead.shop)}</a></td></tr>
<tr><td ${painted({ fill: 'surface', edge: 'line' }, 'padding:36px 36px 28px;border-width:1px;border-style:solid;border-radius:10px', 'sheet')}>
<h1 ${painted({ text: 'text' }, `margin:0 0 16px;${font(24, 600, 1.35)}`)}>${inline(title)}</h1>
${blocks.map((block) => blockHtml(block, locale)).join('\n')}
${gistHtml(letter)}
</td></tr>
<tr><td style="padding:20px 4px 0">
${footerLines(letter, letterhead)
  .map((line) => `<p ${painted({ text: 'text-muted' }, `margin:0 0 6px;${font(12.5)}`)}>${inline(line)}</p>`)
  .join('\n')}
<p ${painted({ text: 'text-muted' }, `margin:0;${font(12.5)}`)}>${linkHtml(letterhead.home, letterhead.home)}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`
}

function gistHtml({ locale, gist }: Letter): string {
  const other: Locale = otherLocale(locale)
  const { dir } = localeInfo[other]
  const link = gist.link ? `<br>${linkHtml(gist.link.address, gist.link.label)}` : ''
  return `<table role="presentation" lang="${other}" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr><td ${painted({ edge: 'line' }, 'border-width:1px 0 0;border-style:solid;padding-top:16px')}>
<p ${painted({ text: 'text-muted' }, `margin:0;${font(14)}`)}><strong>${inline(gist.title)}</strong><br>${inline(gist.text)}${link}</p>
</td></tr></table>`
}
