import { KNOWN_DEVICE_DAYS } from '@zayy/shop/accounts/known-device'

/** How long a login lives: seconds, one day. */
const LOGIN_S = 24 * 60 * 60

/** How long an attempt to reset a password lives: seconds, ten minutes. */
const RESET_S = 10 * 60

const KNOWN_DEVICE_S = KNOWN_DEVICE_DAYS * 24 * 60 * 60

/** Tells a page's scripts that somebody is logged in, without any secret: the token itself is out of their sight. */
const SIGNED_IN_COOKIE = 'signed_in'

/** Cookies that only the server reads. */
export type ServerCookie = 'token' | 'reset' | 'known_device'

/**
 * Returns the name of a cookie that only the server reads. Under https it begins with `__Host-`: browsers let no other host of the
 * domain, such as blog.shop.example, set one of that name (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(cookie: ServerCookie, https: boolean): string {
  return https ? `__Host-${cookie}` : cookie
}

/**
 * The cookies that an answer sets. None is sent by a page of another site, but for following a link to the shop.
 */
export class SetCookies {
  readonly #lines: string[] = []
  readonly #https: boolean

  /** @param https whether the shop's public address is https: cookies are then sent over nothing else */
  constructor(https: boolean) {
    this.#https = https
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  signIn(token: string): void {
    this.#setHidden('token', token, LOGIN_S)
    this.#set(SIGNED_IN_COOKIE, '1', LOGIN_S)
  }

  /** The sign alone, for a browser that has lost it. What it outlives is found out by the next call. */
  showSignedIn(): void {
    this.#set(SIGNED_IN_COOKIE, '1', LOGIN_S)
  }

  signOut(): void {
    this.#setHidden('token', '', 0)
    this.#set(SIGNED_IN_COOKIE, '', 0)
  }

  startReset(attempt: string): void {
    this.#setHidden('reset', attempt, RESET_S)
  }

  endReset(): void {
    this.#setHidden('reset', '', 0)
  }

  /** @param devices as `withKnownAccount` gives it */
  knowDevice(devices: string): void {
    this.#setHidden('known_device', devices, KNOWN_DEVICE_S)
  }

  #setHidden(cookie: ServerCookie, value: string, seconds: number): void {
    this.#set(cookieName(cookie, this.#https), value, seconds, '; HttpOnly')
  }

  #set(name: string, value: string, seconds: number, more = ''): void {
    const secure = this.#https ? '; Secure' : ''
    this.#lines.push(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${more}${secure}`)
  }
}
