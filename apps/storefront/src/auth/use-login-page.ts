import { toast } from '@zayy/ui/toast'
import { useEffect } from 'react'
import {
  announceLoginChange,
  consumeFlash,
  forgetLogin,
  isSignedIn,
  subscribeLogin,
} from '../account-state/login-state.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { loginAddress } from '../i18n/localized-path.ts'
import { loginNotices } from './auth-messages.ts'

/** Longer than other toasts, since these messages have two sentences. */
const NOTICE_MS = 8_000

/**
 * For pages that only guests see. Shows why the visitor is here, and leaves the page after a login in this or another tab: it requests
 * the login page again, and the server redirects. The fragment, such as a mailed token, is kept.
 */
export function useLoginPage(next: string | undefined): { goOn: () => void } {
  const locale = useLocale()
  const again = loginAddress(locale, next)

  useEffect(() => {
    // The server redirects customers, so this visitor has no valid login.
    forgetLogin()
    const notice = consumeFlash()
    if (notice !== null)
      void toast(
        loginNotices[locale][notice],
        notice === 'loginEnded' ? 'error' : 'success',
        undefined,
        NOTICE_MS,
      )
    return subscribeLogin(() => {
      if (isSignedIn()) askAgain(again)
    })
  }, [locale, again])

  return {
    goOn: () => {
      announceLoginChange()
      askAgain(again)
    },
  }
}

/** Time for the event to reach other tabs before this page unloads. */
const ANNOUNCE_AFTER_MS = 50

/** Loads the login page again. Replacing the URL with an equal one that has a fragment would only scroll, so it reloads. */
function askAgain(address: string): void {
  const { href, hash } = window.location
  const again = new URL(`${address}${hash}`, href).href
  window.setTimeout(() => {
    if (again === href) window.location.reload()
    else window.location.replace(again)
  }, ANNOUNCE_AFTER_MS)
}

/** Session storage key of the e-mail address typed at the login. The password reset starts with it. */
export const LOGIN_EMAIL_KEY = 'login'
