import { addresses as ar } from '@zayy/i18n/messages/ar/addresses'
import { addresses as en } from '@zayy/i18n/messages/en/addresses'
import { messagesHook } from '../i18n/locale-context.tsx'

export const useAddressMessages = messagesHook({ ar, en })
