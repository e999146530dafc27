import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { isMissingCode } from './missing-code.ts'

/** A refusal with one of these is an answer, which has a page of its own; anything else may succeed when it is tried again. */
const answers = [401, 403, 404]

/**
 * Loads a page ahead of its navigation.
 * @returns why it cannot be shown at present: its data or its code could not be loaded; null: it can
 */
export async function pageTrouble(router: AnyRouter, page: ParsedLocation): Promise<'data' | 'code' | null> {
  const matches = await router.preloadRoute({ to: page.pathname, search: page.search })
  if (!matches) return null
  const errors = matches.filter(({ status }) => status === 'error').map(({ error }) => error)
  if (errors.some(isMissingCode)) return 'code'
  if (errors.some((error) => !answers.includes(failureOf(error).status))) return 'data'
  // A part of a page that has been loaded has nothing left to preload.
  const missesCode = matches.some(
    ({ routeId }) => router.routesById[routeId]?.options.component?.preload !== undefined,
  )
  return missesCode ? 'code' : null
}
