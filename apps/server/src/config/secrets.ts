import { join } from 'node:path'
import type { KeySource } from '@zayy/platform/secrets/key-source'
import type { Settings } from './read-settings.mjs'
import type { Locale } from '@zayy/i18n/locale'
import { secretsIssues as ar } from '@zayy/i18n/messages/ar/secrets-issues'
import { secretsIssues as en } from '@zayy/i18n/messages/en/secrets-issues'
import type { SecretsError } from '@zayy/platform/secrets/secrets-error'

/** Where the shop's keys are: in the variable SECRETS, where it is set, or else in a file of DATA_DIR. */
export function secretsSource({ secrets, dataDir }: Settings): KeySource {
  return secrets === undefined ? { file: join(dataDir, 'secrets.json') } : { text: secrets }
}

const messages = { ar, en }

/** Words what is wrong with the keys, in one line. */
export function explainSecrets({ issue }: SecretsError, locale: Locale): string {
  const texts = messages[locale]
  switch (issue.kind) {
    case 'unreadable':
      return texts.unreadable(issue.source, issue.reason)
    case 'differs':
      return texts.differs(issue.source, `${issue.version}`)
    default:
      return texts[issue.kind](issue.source)
  }
}
