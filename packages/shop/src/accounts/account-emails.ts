import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { isolatedName } from '@zayy/i18n/isolate'
import type { EmailBlock, EmailTemplate } from '@zayy/platform/mail/email-template'

/** Whom a mail about an account greets, and what the shop is called in each language. */
export type Addressed = { name: string; shop: Record<Locale, string>; locale: Locale }

/** The mail with the code of four digits, good for ten minutes. */
export function resetCodeEmail(to: Addressed, code: string): EmailTemplate {
  const { account, resetCode } = messages[to.locale]
  return accountEmail(to, 'resetCode', [
    paragraph(resetCode.enter),
    { kind: 'code', code },
    paragraph(resetCode.valid),
    paragraph(resetCode.secret),
    paragraph(account.notYou),
  ])
}

/** The mail with a link that opens the last step, good for ten minutes and once. */
export function resetLinkEmail(to: Addressed, link: string): EmailTemplate {
  const { account, resetLink } = messages[to.locale]
  return accountEmail(to, 'resetLink', [
    paragraph(resetLink.open),
    { kind: 'button', link: { label: resetLink.link, address: link } },
    paragraph(resetLink.valid),
    paragraph(resetLink.secret),
    paragraph(account.notYou),
  ])
}

/**
 * Tells that a password was changed, and what to do against it.
 * @param link opens the page that sets a new one
 */
export function passwordChangedEmail(to: Addressed, link: string): EmailTemplate {
  const { passwordChanged } = messages[to.locale]
  return accountEmail(to, 'passwordChanged', [
    paragraph(passwordChanged.changed),
    paragraph(passwordChanged.notYou),
    { kind: 'button', link: { label: passwordChanged.link, address: link } },
  ])
}

/**
 * Tells that somebody tries passwords, and that nothing has to be done unless the password is used elsewhere.
 * @param link opens the page that sets a new one
 */
export function guessWarningEmail(to: Addressed, link: string): EmailTemplate {
  const { guessWarning } = messages[to.locale]
  return accountEmail(to, 'guessWarning', [
    paragraph(guessWarning.tried),
    paragraph(guessWarning.held),
    paragraph(guessWarning.advice),
    { kind: 'button', link: { label: guessWarning.link, address: link } },
  ])
}

/** Tells the address that an account had until now that it has another. Which one is for its owner to know. */
export function emailChangedEmail(to: Addressed): EmailTemplate {
  const { emailChanged } = messages[to.locale]
  const letter = accountEmail(to, 'emailChanged', [
    paragraph(emailChanged.changed(isolatedName(to.shop[to.locale], to.locale))),
    paragraph(emailChanged.notYou),
  ])
  return { ...letter, reason: emailChanged.reason(isolatedName(to.shop[to.locale], to.locale)) }
}

/**
 * The mail with the link that takes over what was ordered as a guest, good for a day and once. It says neither whether there
 * are such orders nor what they are.
 */
export function orderClaimEmail(to: Addressed, link: string): EmailTemplate {
  const { orderClaim } = messages[to.locale]
  return accountEmail(to, 'orderClaim', [
    paragraph(orderClaim.open),
    { kind: 'button', link: { label: orderClaim.link, address: link } },
    paragraph(orderClaim.valid),
    paragraph(orderClaim.notYou),
  ])
}

const messages = { ar, en }

/** A letter to a customer: greeted, signed, with its gist in the other language. */
function accountEmail(
  { name, shop, locale }: Addressed,
  about: 'resetCode' | 'resetLink' | 'passwordChanged' | 'guessWarning' | 'emailChanged' | 'orderClaim',
  blocks: EmailBlock[],
): EmailTemplate {
  const texts = messages[locale]
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
      title: messages[other].summaryTitle,
      text: messages[other][about].summary(isolatedName(shop[other], other)),
    },
  }
}

function paragraph(text: string): EmailBlock {
  return { kind: 'paragraph', text }
}
