import type { Locale } from '@zayy/contract/types'
import { secretsFaults as ar } from '@zayy/i18n/messages/ar/secrets-faults'
import { secretsFaults as en } from '@zayy/i18n/messages/en/secrets-faults'

/** What is wrong with the keys, to be said in a language. */
export type SecretsFault = (say: typeof ar) => string

const faults = { ar, en }

/** The shop cannot work with the keys that it was given. The message is one line in English, for the person who starts it. */
export class SecretsError extends Error {
  override name = 'SecretsError'
  readonly #fault: SecretsFault

  constructor(fault: SecretsFault) {
    super(fault(en))
    this.#fault = fault
  }

  /** The message in a language of the shop. */
  in(locale: Locale): string {
    return this.#fault(faults[locale])
  }
}
