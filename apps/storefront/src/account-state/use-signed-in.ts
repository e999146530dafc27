import { useSyncExternalStore } from 'react'

/** What follows the logins, once it is imported: after hydration. */
let logins: typeof import('./login-state.ts') | undefined

/** Whether a customer is logged in; null until hydration: pages are rendered for nobody in particular. */
export function useLogin(): boolean | null {
  return useSyncExternalStore(subscribe, isSignedIn, unknown)
}

/** The same, as long as nobody is known to be logged in: not. */
export function useSignedIn(): boolean {
  return useLogin() === true
}

function isSignedIn(): boolean | null {
  return logins ? logins.isSignedIn() : null
}

function unknown(): null {
  return null
}

function subscribe(listener: () => void): () => void {
  let stop: (() => void) | undefined
  let left = false
  void import('./login-state.ts').then((loaded) => {
    if (left) return
    logins = loaded
    stop = loaded.subscribeLogin(listener)
    listener()
  })
  return () => {
    left = true
    stop?.()
  }
}
