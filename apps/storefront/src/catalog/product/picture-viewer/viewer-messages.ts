import type { Locale } from '@zayy/i18n/locale'
import { pictureViewer as ar } from '@zayy/i18n/messages/ar/picture-viewer'
import { pictureViewer as en } from '@zayy/i18n/messages/en/picture-viewer'
import { useLocale } from '../../../i18n/locale-context.tsx'

type ViewerMessages = typeof ar

const viewerMessages: Record<Locale, ViewerMessages> = { ar, en }

/** The messages of the pictures at full screen, which are loaded when they are opened, in the language of the page. */
export function useViewerMessages(): ViewerMessages {
  return viewerMessages[useLocale()]
}
