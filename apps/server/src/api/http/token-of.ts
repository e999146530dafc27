import { cookieName, type ServerCookie } from '../set-cookies.ts'

/** A token that may or may not belong to a session, and how it was sent. */
export type Credential = { by: 'bearer' | 'cookie'; token: string }

/**
 * Returns the token of `Authorization: Bearer …`, or else of the session cookie (contract.md, "authentication").
 *
 * @param https whether the shop's public address is https
 */
export function credentialOf(headers: Headers, https: boolean): Credential | undefined {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) return { by: 'bearer', token: bearer }
  const token = cookieOf(headers, 'token', https)
  return token === undefined ? undefined : { by: 'cookie', token }
}

/** Returns true for a browser that sends a session's token without the cookie that its pages read (`signed_in`). */
export function isSessionHintMissing(headers: Headers, https: boolean): boolean {
  return cookieOf(headers, 'token', https) !== undefined && cookieNamed(headers, 'signed_in') === undefined
}

/** Returns the value of a cookie that only the server reads. */
export function cookieOf(headers: Headers, cookie: ServerCookie, https: boolean): string | undefined {
  return cookieNamed(headers, cookieName(cookie, https))
}

function cookieNamed(headers: Headers, name: string): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  return cookies
    .split(';')
    .map((cookie) => /^\s*([\w-]+)=(\S+)\s*$/.exec(cookie))
    .find((parts) => parts?.[1] === name)?.[2]
}

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
}
