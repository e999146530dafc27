import { createHash } from 'node:crypto'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import { type MailKind, mailKinds } from '../mail/mail.ts'

/** The recipient and the kind as one, in hex: orders are counted as they were before there were kinds. */
export function mailRecipient(email: string, kind: MailKind): string {
  const counted = kind === 'order' ? emailIdentity(email) : `${kind} ${emailIdentity(email)}`
  return createHash('sha256').update(counted).digest('hex')
}

/** All that one address is counted as. */
export function recipientsOf(email: string): string[] {
  return mailKinds.map((kind) => mailRecipient(email, kind))
}
