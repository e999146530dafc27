import { targetQuantity as ar } from '@zayy/i18n/messages/ar/target-quantity'
import { targetQuantity as en } from '@zayy/i18n/messages/en/target-quantity'
import { messagesHook } from '../i18n/locale-context.tsx'

export const useTargetQuantityMessages = messagesHook({ ar, en })
