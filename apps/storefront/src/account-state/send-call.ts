import type { Locale } from '@zayy/i18n/locale'
import { loginAddress } from '../i18n/localized-path.ts'
import { forgetLogin, loginGeneration, setFlash } from './login-state.ts'
import { noteAnswerTime } from './shop-clock.ts'

/**
 * Sends an API call. If the login has ended (401), opens the login page, which leads back here (spec, 4 Unauthorised).
 * Ignores a 401 if the login changed while the call was under way.
 */
export async function sendCall(locale: Locale, request: Request, init: RequestInit): Promise<Response> {
  const generation = loginGeneration()
  const answer = await fetch(request, init)
  noteAnswerTime(answer.headers.get('date'))
  // The response itself may set the login cookie.
  const changed = generation !== loginGeneration()
  if (answer.status !== 401 || changed) return answer
  const { pathname, search } = window.location
  // A public page stays and shows its public content.
  if (request.method === 'GET' && !isCustomersPage(pathname)) {
    forgetLogin()
    return answer
  }
  setFlash('loginEnded')
  window.location.replace(loginAddress(locale, `${pathname}${search}`))
  // Never resolves, so that the page shows no error while it is being left.
  return new Promise(() => undefined)
}

function isCustomersPage(pathname: string): boolean {
  return /^(?:\/en)?\/(?:account(?:\/|$)|bill\/)/.test(pathname)
}
