/** "The link of the mail opens the invoice, and is then in no history, no bookmark and no address that is passed on." */

const storageKey = 'bill-token'

/** The token of a browser that refuses to store: for as long as the page lasts. */
let unstored: string | undefined

/**
 * The token of the link that this tab was opened with, `/bill#<token>`. It is taken out of the address, and kept for the
 * tab, so that the page can be loaded again or in the other language.
 */
export function takeBillToken(): string | undefined {
  const token = tokenOfAddress()
  if (token === undefined) return keptToken()
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    unstored = token
  }
  return token
}

/** From now on the bill is the one that this browser ordered last. */
export function forgetBillToken(): void {
  unstored = undefined
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}

function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** What stands after the #, unless it is a place on the page. */
function tokenOfAddress(): string | undefined {
  const text = window.location.hash.slice(1)
  return text === '' || document.getElementById(text) ? undefined : text
}
