import type { Locale } from '@zayy/contract/types'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { escapeHtml } from '../escape-html.ts'
import { greetedName } from '../mail/greeted-name.ts'
import { isolated, type Letter, letterPage, linkParagraph, paragraph } from '../mail/letter.ts'

/** Whom a mail about an account greets, and in which shop's name. */
export type Addressed = { name: string; shop: string; locale: Locale }

/** One part of a letter: a sentence, a code that stands out, or a link. */
type Part = string | { code: string } | { text: string; link: string }

/** The mail with the code of four digits, good for ten minutes. */
export function resetCodeLetter(to: Addressed, code: string): Letter {
  const { resetCode, account } = messagesOf(to)
  const { enter, valid, secret } = resetCode
  return letter(to, resetCode.subject(to.shop), [enter, { code }, valid, account.notYou, secret])
}

/** The mail with a link that opens the last step, good for ten minutes and once. */
export function resetLinkLetter(to: Addressed, link: string): Letter {
  const { resetLink, account } = messagesOf(to)
  const { open, valid, secret } = resetLink
  return letter(to, resetLink.subject(to.shop), [
    open,
    { text: resetLink.link, link },
    valid,
    account.notYou,
    secret,
  ])
}

/**
 * Tells that a password was changed, and what to do against it.
 * @param link opens the page that sets a new one
 */
export function passwordChangedLetter(to: Addressed, link: string): Letter {
  const { passwordChanged } = messagesOf(to)
  const { changed, notYou } = passwordChanged
  return letter(to, passwordChanged.subject(to.shop), [changed, notYou, { text: passwordChanged.link, link }])
}

function messagesOf({ locale }: Addressed) {
  return locale === 'ar' ? ar : en
}

function letter(to: Addressed, subject: string, said: Part[]): Letter {
  const { account } = messagesOf(to)
  const parts = [account.greeting(greetedName(to.name)), ...said, account.team(to.shop)]
  return {
    subject,
    text: `${parts.map((part) => plain(part, to.locale)).join('\n\n')}\n`,
    html: letterPage(parts.map((part) => html(part)).join('\n'), to.locale),
  }
}

function plain(part: Part, locale: Locale): string {
  if (typeof part === 'string') return part
  return 'code' in part ? isolated(part.code, locale) : `${part.text}:\n${part.link}`
}

function html(part: Part): string {
  if (typeof part === 'string') return paragraph(part)
  if ('link' in part) return linkParagraph(part.text, part.link)
  const style = 'font-size:28px;font-weight:bold;letter-spacing:6px'
  return `<p><bdi dir="ltr" style="${style}">${escapeHtml(part.code)}</bdi></p>`
}
