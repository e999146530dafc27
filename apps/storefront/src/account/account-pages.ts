/** "The pages of an account, in the order of its menu." */

import type { IconName } from '@zayy/ui/icon-names'
import type { AccountMessages } from './account-messages.ts'

type AccountPage = { path: string; name: keyof AccountMessages['pages']; icon: IconName }

/** Spec, 2 /account. */
export const accountPages = [
  { path: '/account', name: 'dashboard', icon: 'gauge' },
  { path: '/account/orders', name: 'orders', icon: 'receipt' },
  { path: '/account/downloads', name: 'downloads', icon: 'download-simple' },
  { path: '/account/address', name: 'addresses', icon: 'map-pin' },
  { path: '/account/profile', name: 'profile', icon: 'user' },
  { path: '/account/change-password', name: 'password', icon: 'key' },
] as const satisfies readonly AccountPage[]

/** The entry of the menu that a path belongs to: `/account/address/new` is among the addresses. */
export function accountPageOf(pathname: string): (typeof accountPages)[number] {
  const [dashboard, ...others] = accountPages
  return others.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? dashboard
}
