import { ScriptOnce } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'

/** On an element: seen by guests, and until it is known who it is. */
export const forGuests = { 'data-for-guests': '' }

/** On an element: in place of that, where the browser remembers a login. It goes once that is known. */
export const forCustomers = { 'data-for-customers': '', hidden: true }

/** Written for the browser as it is, without a build; no script of the page has it. */
const script = `(function () {
  if (!document.cookie.split('; ').includes('signed_in=1')) return
  var sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-for-guests]{display:none}[data-for-customers]{display:block}')
  document.adoptedStyleSheets = [sheet]
})()`

/**
 * A page is the same bytes for everybody, a guest's until it is hydrated. Where the readable cookie says that somebody is
 * logged in, what is for guests is never painted. It stands before all that it chooses from.
 */
export function ChooseBeforeHydration() {
  return <ScriptOnce>{import.meta.env.SSR ? script : ''}</ScriptOnce>
}

/** Whether a customer is logged in; undefined until that is known, and until then the script chooses. */
export function useChosenLogin(): boolean | undefined {
  const login = useSignedIn()
  useLayoutEffect(() => {
    if (login !== undefined) document.adoptedStyleSheets = []
  }, [login])
  return login
}
