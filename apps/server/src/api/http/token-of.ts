/**
 * The login token that a request carries: `Authorization: Bearer …`, or the `token` cookie; undefined without one
 * (contract.md, "authentication"). Whether anybody is logged in by it is not known here.
 */
export function tokenOf(headers: Headers): string | undefined {
  return bearerOf(headers) ?? cookieOf(headers, 'token')
}

/** The key of an attempt to reset a password that the cookie `reset` carries. */
export function resetAttemptOf(headers: Headers): string | undefined {
  return cookieOf(headers, 'reset')
}

/** Whether a browser that sends a login's token has lost the sign that its pages read (`signed_in`). */
export function hasLostLoginSign(headers: Headers): boolean {
  return cookieOf(headers, 'token') !== undefined && cookieOf(headers, 'signed_in') === undefined
}

function cookieOf(headers: Headers, name: 'token' | 'reset' | 'signed_in'): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  return cookies
    .split(';')
    .map((cookie) => /^\s*(\w+)=(\S+)\s*$/.exec(cookie))
    .find((parts) => parts?.[1] === name)?.[2]
}

/** The token of `Authorization: Bearer …`, which no page of another site can have a browser send. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
}
