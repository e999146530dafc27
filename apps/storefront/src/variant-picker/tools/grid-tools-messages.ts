import { gridTools as ar } from '@zayy/i18n/messages/ar/grid-tools'
import { gridTools as en } from '@zayy/i18n/messages/en/grid-tools'
import { messagesHook } from '../../i18n/locale-context.tsx'

export const useGridToolsMessages = messagesHook({ ar, en })
