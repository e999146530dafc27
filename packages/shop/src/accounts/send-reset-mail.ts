import { randomUUID } from 'node:crypto'
import type { Locale } from '@zayy/contract/types'
import { passwordResets } from '@zayy/database/schema/accounts'
import { localeInfo } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { findEmailBranding } from '../settings/find-email-branding.ts'
import type { SendMail } from '@zayy/platform/mail/mail'
import { renderEmail } from '@zayy/platform/mail/render-email'
import { resetCodeEmail, resetLinkEmail } from './account-emails.ts'
import { makeResetSecret } from './make-reset-secret.ts'

type Tools = { sendMail: SendMail; publicUrl: string; keys: Keys; limitMultiplier: number }

/**
 * Sends the mail of an attempt to reset a password: a code or a link, made now, so that it waits nowhere in clear. Nothing
 * where the address has no account, the attempt ended, or the account or whoever asks has had enough.
 * @param resetId of the attempt; onlyLink: its code is not taken
 * @param signal ends the sending
 */
export async function sendResetMail(
  database: Database,
  { sendMail, publicUrl, keys, limitMultiplier }: Tools,
  attempt: { resetId: number; onlyLink?: boolean },
  signal: AbortSignal,
): Promise<void> {
  const made = await makeResetSecret(database, attempt, { keys, limitMultiplier })
  if (!made) return
  const { locale, secret } = made
  const branding = await findEmailBranding(database, locale, publicUrl)
  const to = { name: made.name, shop: branding.names, locale }
  const letter =
    'code' in secret
      ? resetCodeEmail(to, secret.code)
      : resetLinkEmail(to, resetLink(publicUrl, locale, secret.token))
  // A retry has another code, so it is another mail.
  const id = `password-reset-${randomUUID()}`
  const mail = renderEmail(letter, branding)
  await sendMail({ ...mail, to: made.email, id, kind: 'account' }, signal)
  if ('token' in secret) await noteLinkMailed(database, attempt.resetId)
}

/** Browsers tell no server what stands after the #. */
function resetLink(publicUrl: string, locale: Locale, token: string): string {
  return `${publicUrl}${localeInfo[locale].prefix}/auth/reset-password#${token}`
}

async function noteLinkMailed(database: Database, resetId: number): Promise<void> {
  await database
    .update(passwordResets)
    .set({ linkMailedAt: sql`now()` })
    .where(eq(passwordResets.id, resetId))
}
