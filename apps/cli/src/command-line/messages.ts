import type { Locale } from '@zayy/i18n/locale'
import * as ar from '@zayy/i18n/messages/ar/commands'
import * as en from '@zayy/i18n/messages/en/commands'
import { CHECKOUT_COMMAND, spellCommands } from '@zayy/i18n/shop-command'

export type CommandMessages = typeof ar

/** Returns how commands begin on this machine; settings that are read later check it. */
export function commandStart({ SHOP_COMMAND }: NodeJS.ProcessEnv): string {
  return SHOP_COMMAND?.trim() || CHECKOUT_COMMAND
}

/** @param start how commands begin on this machine */
export function commandMessages(locale: Locale, start: string = CHECKOUT_COMMAND): CommandMessages {
  return spellCommands(locale === 'ar' ? ar : en, start)
}
