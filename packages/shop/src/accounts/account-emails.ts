import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedName } from '@zayy/i18n/isolate'
import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import type { EmailBlock, EmailTemplate } from '@zayy/platform/mail/email-template'

export type Recipient = { name: string; shop: Record<Locale, string>; locale: Locale }

/** The mail with a code of four digits, valid for ten minutes. */
export function resetCodeEmail(to: Recipient, code: string): EmailTemplate {
  const { account, resetCode } = mails[to.locale]
  return accountEmail(to, 'resetCode', [
    paragraph(resetCode.enter),
    { kind: 'code', code },
    paragraph(resetCode.valid),
    paragraph(resetCode.secret),
    paragraph(account.notYou),
  ])
}

/** The mail with a link to the last step, valid for ten minutes and once. */
export function resetLinkEmail(to: Recipient, link: string): EmailTemplate {
  const { account, resetLink } = mails[to.locale]
  return accountEmail(to, 'resetLink', [
    paragraph(resetLink.open),
    { kind: 'button', link: { label: resetLink.link, address: link } },
    paragraph(resetLink.valid),
    paragraph(resetLink.secret),
    paragraph(account.notYou),
  ])
}

/** @param link opens the page that sets a new password */
export function passwordChangedEmail(to: Recipient, link: string): EmailTemplate {
  const { passwordChanged } = mails[to.locale]
  return accountEmail(to, 'passwordChanged', [
    paragraph(passwordChanged.changed),
    paragraph(passwordChanged.notYou),
    { kind: 'button', link: { label: passwordChanged.link, address: link } },
  ])
}

/**
 * Warns that somebody tries passwords. The customer need not act unless the password is used elsewhere.
 * @param link opens the page that sets a new password
 */
export function guessWarningEmail(to: Recipient, link: string): EmailTemplate {
  const { guessWarning } = mails[to.locale]
  return accountEmail(to, 'guessWarning', [
    paragraph(guessWarning.tried),
    paragraph(guessWarning.held),
    paragraph(guessWarning.advice),
    { kind: 'button', link: { label: guessWarning.link, address: link } },
  ])
}

/** The notice to an account's former address. It does not contain the new one. */
export function emailChangedEmail(to: Recipient): EmailTemplate {
  const { emailChanged } = mails[to.locale]
  const email = accountEmail(to, 'emailChanged', [
    paragraph(emailChanged.changed(isolatedName(to.shop[to.locale], to.locale))),
    paragraph(emailChanged.notYou),
  ])
  return { ...email, reason: emailChanged.reason(isolatedName(to.shop[to.locale], to.locale)) }
}

/**
 * The mail with the link that assigns guest orders, valid for a day and once. It reveals nothing about them.
 */
export function orderClaimEmail(to: Recipient, link: string): EmailTemplate {
  const { orderClaim } = mails[to.locale]
  return accountEmail(to, 'orderClaim', [
    paragraph(orderClaim.open),
    { kind: 'button', link: { label: orderClaim.link, address: link } },
    paragraph(orderClaim.valid),
    paragraph(orderClaim.notYou),
  ])
}

/** Adds greeting, signature and the summary in the other language. */
function accountEmail(
  { name, shop, locale }: Recipient,
  about: 'resetCode' | 'resetLink' | 'passwordChanged' | 'guessWarning' | 'emailChanged' | 'orderClaim',
  blocks: EmailBlock[],
): EmailTemplate {
  const texts = mails[locale]
  const { subject, preview, title } = texts[about]
  const greeted = greetedName(name)
  const called = isolatedName(shop[locale], locale)
  const other = otherLocale(locale)
  return {
    subject: subject(shop[locale]),
    preview,
    title,
    blocks: [
      paragraph(texts.greeting(greeted && isolatedName(greeted, locale))),
      ...blocks,
      paragraph(texts.team(called)),
    ],
    reason: texts.account.reason(called),
    otherLanguageSummary: {
      title: mails[other].summaryTitle,
      text: mails[other][about].summary(isolatedName(shop[other], other)),
    },
  }
}

function paragraph(text: string): EmailBlock {
  return { kind: 'paragraph', text }
}
