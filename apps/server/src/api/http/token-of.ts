/**
 * The login token that a request carries: `Authorization: Bearer …`, or the `token` cookie; undefined without one
 * (contract.md, "authentication"). Whether anybody is logged in by it is not known here.
 */
export function tokenOf(headers: Headers): string | undefined {
  const cookie = /(?:^|;)\s*token=([^;\s]+)/.exec(headers.get('cookie') ?? '')?.[1]
  return bearerOf(headers) ?? cookie
}

/** The token of `Authorization: Bearer …`, which no page of another site can have a browser send. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
}
