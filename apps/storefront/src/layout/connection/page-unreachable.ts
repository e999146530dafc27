import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'

/** A refusal with one of these is an answer, which has a page of its own; anything else may succeed when it is tried again. */
const answers = [401, 403, 404]

/** How long one waits for a sign that the shop can be reached, in ms. */
const reachableWithinMs = 5_000

/**
 * Loads a page ahead of its navigation.
 * @returns whether it cannot be shown at present: its data or its code could not be loaded
 */
export async function pageUnreachable(router: AnyRouter, page: ParsedLocation): Promise<boolean> {
  const matches = await router.preloadRoute({ to: page.pathname, search: page.search })
  if (!matches) return false
  const failed = matches.some(
    ({ status, error }) => status === 'error' && !answers.includes(failureOf(error).status),
  )
  if (failed) return true
  // A part of a page that has been loaded has nothing left to preload.
  const missesCode = matches.some(
    ({ routeId }) => router.routesById[routeId]?.options.component?.preload !== undefined,
  )
  // Code that is gone while the shop can be reached is that of an earlier release: loading the document brings the new one.
  return missesCode && !(await isReachable())
}

function isReachable(): Promise<boolean> {
  return fetch('/robots.txt', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(reachableWithinMs),
  }).then(
    () => true,
    () => false,
  )
}
