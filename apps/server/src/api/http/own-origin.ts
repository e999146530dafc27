/**
 * Whether a request may change something, by where it comes from (contract.md, "authentication"): from the shop's own
 * pages, or from a program that is no browser and is not let in by a cookie.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site, which no page can forge, and those that do not, or a page
 * without TLS, in Origin.
 *
 * @param publicUrl PUBLIC_URL; where it is not set, the host that the request was sent to is the shop's own
 * @param byCookie whether the request is authenticated by its cookie alone
 */
export function isOwnOrigin(request: Request, publicUrl: string | undefined, byCookie: boolean): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (origin === null) return !byCookie
  const own = publicUrl === undefined ? new URL(request.url).origin : new URL(publicUrl).origin
  return origin === own
}
