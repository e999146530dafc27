import type { Locale } from '@zayy/i18n/locale'
import { secretsIssues as ar } from '@zayy/i18n/messages/ar/secrets-issues'
import { secretsIssues as en } from '@zayy/i18n/messages/en/secrets-issues'
import type { SecretsError } from '@zayy/platform/secrets/secrets-error'

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
