import { cookieName, type ServerCookie } from '../set-cookies.ts'

/** A login token, whether anybody is logged in by it or not, and how it came. */
export type Credential = { by: 'bearer' | 'cookie'; token: string }

/**
 * What a request is authenticated by: `Authorization: Bearer …`, or else the cookie of a login; undefined without one
 * (contract.md, "authentication"). A cookie beside a Bearer token counts for nothing.
 * @param https whether the shop's public address is https
 */
export function credentialOf(headers: Headers, https: boolean): Credential | undefined {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) return { by: 'bearer', token: bearer }
  const token = cookieOf(headers, 'token', https)
  return token === undefined ? undefined : { by: 'cookie', token }
}

/** Whether a browser that sends a login's token has lost the sign that its pages read (`signed_in`). */
export function hasLostLoginSign(headers: Headers, https: boolean): boolean {
  return cookieOf(headers, 'token', https) !== undefined && cookieNamed(headers, 'signed_in') === undefined
}

/** The value of a cookie that only the server reads. */
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
