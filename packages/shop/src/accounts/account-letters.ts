import { type Locale, otherLocale } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { greetedName } from '../mail/greeted-name.ts'
import { isolatedName } from '@zayy/i18n/isolate'
import type { Block, Letter } from '../mail/letter.ts'

/** Whom a mail about an account greets, and what the shop is called in each language. */
export type Addressed = { name: string; shop: Record<Locale, string>; locale: Locale }

/** The mail with the code of four digits, good for ten minutes. */
export function resetCodeLetter(to: Addressed, code: string): Letter {
  const { account, resetCode } = messages[to.locale]
  return accountLetter(to, 'resetCode', [
    paragraph(resetCode.enter),
    { kind: 'code', code },
    paragraph(resetCode.valid),
    paragraph(resetCode.secret),
    paragraph(account.notYou),
  ])
}

/** The mail with a link that opens the last step, good for ten minutes and once. */
export function resetLinkLetter(to: Addressed, link: string): Letter {
  const { account, resetLink } = messages[to.locale]
  return accountLetter(to, 'resetLink', [
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
export function passwordChangedLetter(to: Addressed, link: string): Letter {
  const { passwordChanged } = messages[to.locale]
  return accountLetter(to, 'passwordChanged', [
    paragraph(passwordChanged.changed),
    paragraph(passwordChanged.notYou),
    { kind: 'button', link: { label: passwordChanged.link, address: link } },
  ])
}

/**
 * Tells that somebody tries passwords, and that nothing has to be done unless the password is used elsewhere.
 * @param link opens the page that sets a new one
 */
export function guessWarningLetter(to: Addressed, link: string): Letter {
  const { guessWarning } = messages[to.locale]
  return accountLetter(to, 'guessWarning', [
    paragraph(guessWarning.tried),
    paragraph(guessWarning.held),
    paragraph(guessWarning.advice),
    { kind: 'button', link: { label: guessWarning.link, address: link } },
  ])
}

/** Tells the address that an account had until now that it has another. Which one is for its owner to know. */
export function emailChangedLetter(to: Addressed): Letter {
  const { emailChanged } = messages[to.locale]
  const letter = accountLetter(to, 'emailChanged', [
    paragraph(emailChanged.changed(isolatedName(to.shop[to.locale], to.locale))),
    paragraph(emailChanged.notYou),
  ])
  return { ...letter, reason: emailChanged.reason(isolatedName(to.shop[to.locale], to.locale)) }
}

/**
 * The mail with the link that takes over what was ordered as a guest, good for a day and once. It says neither whether there
 * are such orders nor what they are.
 */
export function orderClaimLetter(to: Addressed, link: string): Letter {
  const { orderClaim } = messages[to.locale]
  return accountLetter(to, 'orderClaim', [
    paragraph(orderClaim.open),
    { kind: 'button', link: { label: orderClaim.link, address: link } },
    paragraph(orderClaim.valid),
    paragraph(orderClaim.notYou),
  ])
}

const messages = { ar, en }

/** A letter to a customer: greeted, signed, with its gist in the other language. */
function accountLetter(
  { name, shop, locale }: Addressed,
  about: 'resetCode' | 'resetLink' | 'passwordChanged' | 'guessWarning' | 'emailChanged' | 'orderClaim',
  blocks: Block[],
): Letter {
  const texts = messages[locale]
  const { subject, preview, title } = texts[about]
  const greeted = greetedName(name)
  const called = isolatedName(shop[locale], locale)
  const other = otherLocale(locale)
  return {
    locale,
    subject: subject(shop[locale]),
    preview,
    title,
    blocks: [
      paragraph(texts.greeting(greeted && isolatedName(greeted, locale))),
      ...blocks,
      paragraph(texts.team(called)),
    ],
    reason: texts.account.reason(called),
    gist: {
      title: messages[other].gistTitle,
      text: messages[other][about].gist(isolatedName(shop[other], other)),
    },
  }
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}
