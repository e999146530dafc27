import { apiMessages } from '@zayy/i18n/messages/api'
import type { ErrorBody } from '@zayy/platform/http/error-answer'

const plain = { starting: 'The shop is starting.', busy: 'The shop is busy.' }

/** Words early errors in the language of the path, as JSON for API calls and for requests that could not be read. */
export const earlyErrorBody: ErrorBody = (error, path) => {
  const [, locale, isCall] = /^\/(ar|en)\b(\/api\/)?/.exec(path) ?? []
  const { busy, tooLarge, tooOften, unreadable } = apiMessages[locale === 'en' ? 'en' : 'ar'].errors
  const message = { starting: busy, busy, rateLimited: tooOften, tooLarge, unreadable }[error]
  if (isCall || error === 'tooLarge' || error === 'unreadable')
    return { type: 'application/json', text: JSON.stringify({ message }) }
  return { type: 'text/plain', text: `${error === 'rateLimited' ? message : plain[error]}\n` }
}
