/**
 * The login token that a request carries: `Authorization: Bearer …`, or the `token` cookie; undefined without one
 * (contract.md, "authentication"). Whether anybody is logged in by it is not known here.
 */
export function tokenOf(headers: Headers): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  const cookie = /(?:^|;)\s*token=([^;\s]+)/.exec(headers.get('cookie') ?? '')?.[1]
  return bearer ?? cookie
}
