import { useEffect, useState } from 'react'

/** The readable cookie that says somebody is logged in; the token itself no script can see (decisions 001). */
const hint = /(?:^|;\s*)signed_in=1(?:;|$)/

/** Whether somebody is logged in, as far as this browser says. False on the server and until hydration. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => setSignedIn(hint.test(document.cookie)), [])
  return signedIn
}
