/** "What is one customer's own is loaded by their browser: what renders pages on the server knows nobody." */

import { useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { useEffect } from 'react'

/**
 * For the loader of a customer's page: what is their own in a browser, null while rendering on the server. It is null too
 * where the login has ended: the browser is then on its way to the login.
 */
export async function clientOnlyLoader<T>(load: () => Promise<T>): Promise<T | null> {
  if (import.meta.env.SSR) return null
  try {
    return await load()
  } catch (thrown) {
    if (failureOf(thrown).status === 401) return null
    throw thrown
  }
}

/** Loads the page again in the browser, when the server has rendered it without what is the customer's own. */
export function useReloadAfterHydration(data: object | null): void {
  const reload = useReload()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (data === null) void reload()
  }, [])
}

/** Loads what is shown of the account again, and what was of other pages of it: after a change, or a failure. */
export function useReload(): () => Promise<void> {
  const router = useRouter()
  return () => router.invalidate({ filter: ({ routeId }) => /^\/(account|bill\/)/.test(routeId) })
}
