import type { Locale } from '@zayy/i18n/locale'
import { cityChoice as ar } from '@zayy/i18n/messages/ar/city-choice'
import { cityChoice as en } from '@zayy/i18n/messages/en/city-choice'
import { useLocale } from '../../i18n/locale-context.tsx'

type CityChoiceMessages = typeof ar

const cityChoiceMessages: Record<Locale, CityChoiceMessages> = { ar, en }

export function useCityChoiceMessages(): CityChoiceMessages {
  return cityChoiceMessages[useLocale()]
}
