import { cacheTags } from '@zayy/contract/cache-tags'
import { calls } from '@zayy/contract/calls'
import type { Shows } from '@zayy/contract/policies'
import { shownPages } from '../pages/page-routes.ts'

/** @property pattern of the path, with the product's id as the group `id` */
type Source = { pattern: RegExp; shows: Shows }

const sourceOf = (prefix: string, path: string, shows: Shows): Source => ({
  pattern: new RegExp(`^${prefix}${path.replaceAll(/\{(\w+)\}|\$(\w+)/g, '(?<$1$2>[^/]+)')}$`),
  shows,
})

/** The public calls and pages that declare `shows`. */
const sources: readonly Source[] = [
  ...[...calls.values()]
    .filter(({ cache, shows }) => cache === 'public' && (typeof shows === 'function' || shows.length > 0))
    .map(({ path, shows }) => sourceOf('/(?:ar|en)/api', path, shows)),
  ...shownPages.map(({ path, shows }) => sourceOf('(?:/en)?', path, shows)),
]

/** Returns the cache tags of the sales and reviews that a page or API response shows, by its cache key. */
export function statsTags(address: string): readonly string[] {
  const [path = '', query] = address.split('?', 2)
  for (const { pattern, shows } of sources) {
    const found = pattern.exec(path)
    if (!found) continue
    const shown = typeof shows === 'function' ? shows(new URLSearchParams(query)) : shows
    return cacheTags(shown, found.groups?.id)
  }
  return []
}
