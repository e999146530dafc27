import { useEffect, useState } from 'react'

/**
 * Whether a customer is logged in. False until hydration: pages are rendered for nobody in particular. What follows the
 * logins is imported after it.
 */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    void import('./login-state.ts').then(({ isSignedIn, subscribeLogin }) => {
      if (left) return
      const follow = () => setSignedIn(isSignedIn())
      stop = subscribeLogin(follow)
      follow()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [])
  return signedIn
}
