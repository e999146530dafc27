/** How long a login lives: seconds, one day. */
const loginSeconds = 24 * 60 * 60

/** How long an attempt to reset a password lives: seconds, ten minutes. */
const resetSeconds = 10 * 60

/** Tells a page's scripts that somebody is logged in, without any secret: the token itself is out of their sight. */
const signedIn = 'signed_in'

/**
 * The cookies that an answer sets. None is sent by a page of another site, but for following a link to the shop.
 */
export class SetCookies {
  readonly #lines: string[] = []
  readonly #secure: string

  /** @param https whether the shop's public address is https: cookies are then sent over nothing else */
  constructor(https: boolean) {
    this.#secure = https ? '; Secure' : ''
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  signIn(token: string): void {
    this.#set('token', token, loginSeconds, '; HttpOnly')
    this.#set(signedIn, '1', loginSeconds)
  }

  /** The sign alone, for a browser that has lost it. What it outlives is found out by the next call. */
  showSignedIn(): void {
    this.#set(signedIn, '1', loginSeconds)
  }

  signOut(): void {
    this.#set('token', '', 0, '; HttpOnly')
    this.#set(signedIn, '', 0)
  }

  startReset(attempt: string): void {
    this.#set('reset', attempt, resetSeconds, '; HttpOnly')
  }

  endReset(): void {
    this.#set('reset', '', 0, '; HttpOnly')
  }

  #set(name: string, value: string, seconds: number, more = ''): void {
    this.#lines.push(`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${more}${this.#secure}`)
  }
}
