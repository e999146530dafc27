import { useEffect, useState } from 'react'

/** Returns undefined until hydration, since pages are rendered without a login. Imports the login code after hydration. */
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
