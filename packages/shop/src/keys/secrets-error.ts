import type { Locale } from '@zayy/contract/types'
import { secretsIssues as ar } from '@zayy/i18n/messages/ar/secrets-issues'
import { secretsIssues as en } from '@zayy/i18n/messages/en/secrets-issues'

/** What is wrong with the keys, to be said in a language. */
export type SecretsIssue = (messages: typeof ar) => string

const messages = { ar, en }

/** The shop cannot work with the keys that it was given. The message is one line in English, for the person who starts it. */
export class SecretsError extends Error {
  override name = 'SecretsError'
  readonly #issue: SecretsIssue

  constructor(issue: SecretsIssue) {
    super(issue(en))
    this.#issue = issue
  }

  /** The message in a language of the shop. */
  in(locale: Locale): string {
    return this.#issue(messages[locale])
  }
}
