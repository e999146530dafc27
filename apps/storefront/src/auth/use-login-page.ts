import { toast } from '@zayy/ui/toast'
import { useEffect } from 'react'
import {
  announceLoginChange,
  forgetLogin,
  isSignedIn,
  subscribeLogin,
  consumeFlash,
} from '../account-state/login-state.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { loginAddress } from '../i18n/localized-path.ts'
import { loginNotices } from './auth-messages.ts'

/** A notice is a sentence or two: it stays longer than other toasts, in milliseconds. */
const NOTICE_MS = 8_000

/**
 * What a page for guests alone does about logins: it says why one is here, and is left when a login begins, here or in
 * another tab. Where to is for the server to say: the page is asked for again. What stands after its # goes along, such as the
 * token of a mailed link.
 */
export function useLoginPage(next: string | undefined): { goOn: () => void } {
  const locale = useLocale()
  const again = loginAddress(locale, next)

  useEffect(() => {
    // The server shows this page to nobody who is logged in.
    forgetLogin()
    const notice = consumeFlash()
    if (notice !== null)
      void toast(loginNotices[locale][notice], notice === 'loginEnded' ? 'error' : 'success', NOTICE_MS)
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

/** In milliseconds: a page that is left at once may take with it what it has just told the other tabs. */
const ANNOUNCE_AFTER_MS = 50

/** Asks the server for the login's address again. One with a # would only be scrolled in: it is loaded anew. */
function askAgain(address: string): void {
  const { href, hash } = window.location
  const again = new URL(`${address}${hash}`, href).href
  window.setTimeout(() => {
    if (again === href) window.location.reload()
    else window.location.replace(again)
  }, ANNOUNCE_AFTER_MS)
}

/** Where the address that was typed at the login is stored for this tab: who forgot the password need not type it again. */
export const LOGIN_EMAIL_KEY = 'login'
