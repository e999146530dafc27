import type { Locale } from '@zayy/i18n/locale'
import { loginAddress } from '../i18n/localized-path.ts'
import { forgetLogin, setFlash, loginGeneration } from './login-state.ts'
import { noteAnswerTime } from './shop-clock.ts'

/**
 * Sends a call of the API, and sees to it when its answer is that the login has ended (spec, 4 Unauthorised): the visitor
 * is led to the login and back. An answer about a login that was over when it came says nothing of the one that is.
 */
export async function sendCall(locale: Locale, request: Request, init: RequestInit): Promise<Response> {
  const generation = loginGeneration()
  const answer = await fetch(request, init)
  noteAnswerTime(answer.headers.get('date'))
  // Also where it brought back the cookie that says that somebody is logged in.
  const changed = generation !== loginGeneration()
  if (answer.status !== 401 || changed) return answer
  const { pathname, search } = window.location
  // A page that is for everybody stays, with what it shows to everybody.
  if (request.method === 'GET' && !isCustomersPage(pathname)) {
    forgetLogin()
    return answer
  }
  setFlash('loginEnded')
  window.location.replace(loginAddress(locale, `${pathname}${search}`))
  // Nothing is to be seen of the refusal while the page is being left.
  return new Promise(() => undefined)
}

function isCustomersPage(pathname: string): boolean {
  return /^(?:\/en)?\/(?:account(?:\/|$)|bill\/)/.test(pathname)
}
