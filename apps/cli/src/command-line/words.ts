import type { Locale } from '@zayy/i18n/locale'
import { commandLine as commandLineAr } from '@zayy/i18n/messages/ar/command-line'
import { orderCommands as orderCommandsAr } from '@zayy/i18n/messages/ar/order-commands'
import { commandLine as commandLineEn } from '@zayy/i18n/messages/en/command-line'
import { orderCommands as orderCommandsEn } from '@zayy/i18n/messages/en/order-commands'

/** What the command line says in a language, by the messages' features. */
export type CommandWords = {
  commandLine: typeof commandLineAr
  orderCommands: typeof orderCommandsAr
}

const words: Record<Locale, CommandWords> = {
  ar: { commandLine: commandLineAr, orderCommands: orderCommandsAr },
  en: { commandLine: commandLineEn, orderCommands: orderCommandsEn },
}

export function commandWords(locale: Locale): CommandWords {
  return words[locale]
}
