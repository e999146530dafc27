import files from 'virtual:message-files'
import type { Locale } from '@zayy/i18n/locale'

/**
 * Returns preloads of the messages that hydration needs, for the head. Scripts import them, so a browser would ask for them only
 * after it has run those. React ignores foreign elements of the head.
 * @param names of the files of messages
 */
export function messagePreloads(locale: Locale, names: readonly string[]): string {
  const links = names.flatMap((name) => {
    const address = files[`${locale}-${name}`]
    return address ? [`<link rel="modulepreload" href="${address}"/>`] : []
  })
  return links.join('')
}
