import { pageLanguage } from './page-language.ts'
import { ownPath, type PageAccess } from './page-routes.ts'

/** `to`: address of a redirect, or null to show the page. `sessionExpired`: the cookie's session has ended. */
export type PageAdmission = { to: string } | { to: null; sessionExpired: boolean }

/**
 * Shows a page or redirects: guests from a customer's page to the login, which leads back to it, and customers from the login to
 * where it would lead. Only this function detects an expired session, so that no two pages redirect to each other.
 */
export async function admitToPage(
  url: URL,
  access: Exclude<PageAccess, 'anybody'>,
  token: string | undefined,
  isLoggedIn: (token: string) => Promise<boolean>,
): Promise<PageAdmission> {
  const prefix = pageLanguage(url.pathname) === 'en' ? '/en' : ''
  const isCustomer = token !== undefined && (await isLoggedIn(token))
  if (access === 'customer') {
    if (isCustomer) return { to: null, sessionExpired: false }
    const next = new URLSearchParams({ next: `${url.pathname}${url.search}` })
    return { to: `${prefix}/auth?${next}` }
  }
  if (isCustomer) return { to: ownPath(url.searchParams.get('next') ?? '') ?? (prefix || '/') }
  return { to: null, sessionExpired: token !== undefined }
}
