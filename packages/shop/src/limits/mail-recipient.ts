import { createHash } from 'node:crypto'
import { emailIdentity } from '@zayy/contract/input-parsers/email-address'
import type { MailKind } from '../mail/mail.ts'

const kinds: readonly MailKind[] = ['order', 'account', 'contact', 'receipt']

/** The recipient and the kind as one, in hex: orders are counted as they were before there were kinds. */
export function mailRecipient(email: string, kind: MailKind): string {
  const counted = kind === 'order' ? emailIdentity(email) : `${kind} ${emailIdentity(email)}`
  return createHash('sha256').update(counted).digest('hex')
}

/** All that one address is counted as. */
export function recipientsOf(email: string): string[] {
  return kinds.map((kind) => mailRecipient(email, kind))
}
