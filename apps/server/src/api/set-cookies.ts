import { KNOWN_DEVICE_DAYS } from '@zayy/shop/accounts/known-device'

/** Lifetime of a session: seconds, one day. */
const LOGIN_S = 24 * 60 * 60

/** Lifetime of a password reset: seconds, ten minutes. */
const RESET_S = 10 * 60

const KNOWN_DEVICE_S = KNOWN_DEVICE_DAYS * 24 * 60 * 60

/** Tells the page's scripts that there is a session. The token itself is HttpOnly. */
const SIGNED_IN_COOKIE = 'signed_in'

/** HttpOnly cookies. */
export type ServerCookie = 'token' | 'reset' | 'known_device'

/**
 * Returns the name of an HttpOnly cookie. With https it begins with `__Host-`, so that no other host of the domain, such as
 * blog.shop.example, can set it (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(cookie: ServerCookie, https: boolean): string {
  return https ? `__Host-${cookie}` : cookie
}

/** Collects a response's Set-Cookie headers. SameSite=Lax: other sites send these cookies only when a visitor follows a link. */
export class SetCookies {
  readonly #lines: string[] = []
  readonly #https: boolean

  /** @param https true if PUBLIC_URL is https: cookies are then Secure */
  constructor(https: boolean) {
    this.#https = https
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  signIn(token: string): void {
    this.#setHttpOnly('token', token, LOGIN_S)
    this.#set(SIGNED_IN_COOKIE, '1', LOGIN_S)
  }

  /** Restores the `signed_in` cookie alone. If the session has ended, the next request finds out. */
  showSignedIn(): void {
    this.#set(SIGNED_IN_COOKIE, '1', LOGIN_S)
  }

  signOut(): void {
    this.#setHttpOnly('token', '', 0)
    this.#set(SIGNED_IN_COOKIE, '', 0)
  }

  startReset(attempt: string): void {
    this.#setHttpOnly('reset', attempt, RESET_S)
  }

  endReset(): void {
    this.#setHttpOnly('reset', '', 0)
  }

  /** @param devices from `withKnownAccount` */
  rememberDevice(devices: string): void {
    this.#setHttpOnly('known_device', devices, KNOWN_DEVICE_S)
  }

  #setHttpOnly(cookie: ServerCookie, value: string, seconds: number): void {
    this.#set(cookieName(cookie, this.#https), value, seconds, '; HttpOnly')
  }

  #set(name: string, value: string, seconds: number, attributes = ''): void {
    const secure = this.#https ? '; Secure' : ''
    this.#lines.push(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${attributes}${secure}`)
  }
}
