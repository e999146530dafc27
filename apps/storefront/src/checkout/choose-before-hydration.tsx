import { ScriptOnce } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useLogin } from '../account-state/use-signed-in.ts'

/** On an element: seen by guests, and until it is known who it is. */
export const forGuests = { 'data-for-guests': '' }

/** On an element: in place of that, where the browser remembers a login. It goes once that is known. */
export const forCustomers = { 'data-for-customers': '', hidden: true }

const knownEvent = 'login-known'

/** Written for the browser as it is, without a build. */
const script = `(function () {
  if (document.cookie.split('; ').indexOf('signed_in=1') < 0) return
  var sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-for-guests]{display:none}[data-for-customers]{display:block}')
  document.adoptedStyleSheets = [sheet]
  window.addEventListener('${knownEvent}', function () { document.adoptedStyleSheets = [] }, { once: true })
})()`

/**
 * A page is the same bytes for everybody, a guest's until it is hydrated. Where the readable cookie says that somebody is
 * logged in, what is for guests is never painted. It stands before all that it chooses from.
 */
export function ChooseBeforeHydration() {
  return <ScriptOnce>{script}</ScriptOnce>
}

/** Whether a customer is logged in; null until that is known, and until then the script chooses. */
export function useChosenLogin(): boolean | null {
  const login = useLogin()
  useLayoutEffect(() => {
    if (login !== null) window.dispatchEvent(new Event(knownEvent))
  }, [login])
  return login
}
