import { useEffect, useState } from 'react'

/**
 * Whether a customer is logged in. Undefined until hydration: pages are rendered for nobody in particular. What follows the
 * logins is imported after it.
 */
export function useSignedIn(): boolean | undefined {
  const [signedIn, setSignedIn] = useState<boolean>()
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
