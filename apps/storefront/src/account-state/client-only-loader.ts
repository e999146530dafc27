import { useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { useEffect } from 'react'

/**
 * Runs the loader of personal data in browsers only: pages are rendered on the server without a login.
 * Returns null on the server, and if the login has ended: `sendCall` then opens the login page.
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

/** Reloads the page's data after hydration if the server rendered it without personal data. */
export function useReloadAfterHydration(data: object | null): void {
  const reload = useReload()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (data === null) void reload()
  }, [])
}

/** Returns a function that invalidates the data of all account and bill pages. */
export function useReload(): () => Promise<void> {
  const router = useRouter()
  return () => router.invalidate({ filter: ({ routeId }) => /^\/(account|bill\/)/.test(routeId) })
}
