import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { loginAddress } from '../i18n/login-address.ts'
import { leaveLoginNotice } from './login-notice.ts'
import { announceLoginChange } from './login-state.ts'

/**
 * Logs the customer out on the server and in all tabs, and leads to the login (spec, 4 Logout).
 * @returns false when the shop did not answer so: the customer is still logged in
 */
export function logOut(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logout())
}

/** The same on all their devices. */
export function logOutEverywhere(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logoutEverywhere())
}

async function leave(locale: Locale, endLogin: () => Promise<unknown>): Promise<boolean> {
  try {
    await endLogin()
  } catch (error) {
    console.warn('The logout failed.', error)
    return false
  }
  announceLoginChange()
  leaveLoginNotice('loggedOut')
  window.location.assign(loginAddress(locale))
  return true
}
