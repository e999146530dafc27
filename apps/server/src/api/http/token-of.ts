/** A login token, whether anybody is logged in by it or not, and how it came. */
export type Credential = { by: 'bearer' | 'cookie'; token: string }

/**
 * What a request is authenticated by: `Authorization: Bearer …`, or else the `token` cookie; undefined without one
 * (contract.md, "authentication"). A cookie beside a Bearer token counts for nothing.
 */
export function credentialOf(headers: Headers): Credential | undefined {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) return { by: 'bearer', token: bearer }
  const token = cookieOf(headers, 'token')
  return token === undefined ? undefined : { by: 'cookie', token }
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

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
}
