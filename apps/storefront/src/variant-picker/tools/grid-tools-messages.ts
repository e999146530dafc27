import type { Locale } from '@zayy/i18n/locale'
import { gridTools as ar } from '@zayy/i18n/messages/ar/grid-tools'
import { gridTools as en } from '@zayy/i18n/messages/en/grid-tools'
import { useLocale } from '../../i18n/locale-context.tsx'

type GridToolsMessages = typeof ar

const gridToolsMessages: Record<Locale, GridToolsMessages> = { ar, en }

export function useGridToolsMessages(): GridToolsMessages {
  return gridToolsMessages[useLocale()]
}
