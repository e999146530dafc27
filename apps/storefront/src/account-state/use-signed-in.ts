import { useSyncExternalStore } from 'react'
import { isSignedIn, subscribeLogin } from './login-state.ts'

/** Whether a customer is logged in. False until hydration: pages are rendered for nobody in particular. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeLogin, isSignedIn, () => false)
}
