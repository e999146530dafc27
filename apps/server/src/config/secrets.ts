import { join } from 'node:path'
import type { Locale } from '@zayy/i18n/locale'
import { secretsIssues as ar } from '@zayy/i18n/messages/ar/secrets-issues'
import { secretsIssues as en } from '@zayy/i18n/messages/en/secrets-issues'
import { CHECKOUT_COMMAND, spellCommands } from '@zayy/i18n/shop-command'
import type { KeySource } from '@zayy/platform/secrets/key-source'
import type { SecretsError } from '@zayy/platform/secrets/secrets-error'
import type { Settings } from './read-settings.mjs'

/** Returns the source of the shop's keys: SECRETS if it is set, else DATA_DIR/secrets.json. */
export function secretsSource({ secrets, dataDir }: Settings): KeySource {
  return secrets === undefined ? { file: join(dataDir, 'secrets.json') } : { text: secrets }
}

const messages = { ar, en }

/**
 * Returns the message of a key error, in one line.
 * @param start how commands begin on this machine
 */
export function explainSecrets({ issue }: SecretsError, locale: Locale, start = CHECKOUT_COMMAND): string {
  const texts = spellCommands(messages[locale], start)
  switch (issue.kind) {
    case 'unreadable':
      return texts.unreadable(issue.source, issue.reason)
    case 'differs':
      return texts.differs(issue.source, `${issue.version}`)
    default:
      return texts[issue.kind](issue.source)
  }
}
