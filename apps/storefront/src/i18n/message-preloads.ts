import type { Locale } from '@zayy/i18n/locale'
import files from 'virtual:message-files'

/**
 * Preloads the messages that hydration needs. Scripts import them, so a browser would ask for them only after it has run those.
 * React ignores foreign elements of the head.
 * @param names of the files of messages
 */
export function withMessagePreloads(html: string, locale: Locale, names: readonly string[]): string {
  const links = names.flatMap((name) => {
    const address = files[`${locale}-${name}`]
    return address ? [`<link rel="modulepreload" href="${address}"/>`] : []
  })
  return html.replace('</head>', () => `${links.join('')}</head>`)
}
