/** "What the login page says of why one is there": told once, to the next page of this tab. */

const storageKey = 'login-notice'

const notices = ['loggedOut', 'loginEnded', 'passwordReset'] as const

export type LoginNotice = (typeof notices)[number]

/** Leaves a notice for the login page. */
export function leaveLoginNotice(notice: LoginNotice): void {
  try {
    sessionStorage.setItem(storageKey, notice)
  } catch (error) {
    console.warn('The login page cannot be told why it is opened.', error)
  }
}

/** Takes the notice that was left; null: none was. */
export function takeLoginNotice(): LoginNotice | null {
  try {
    const left = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    return notices.find((notice) => notice === left) ?? null
  } catch {
    return null
  }
}
