import { useEffect } from 'react'
import { useLoadedComponent } from './use-loaded-component.ts'

const loadParts = () => import('./hydrated/hydrated-parts.tsx')

/** The parts of the layout that are loaded once the page is hydrated. What they say of a connection is there before it fails. */
export function HydratedLayout() {
  const [HydratedParts, load] = useLoadedComponent(loadParts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document
  useEffect(load, [])
  return HydratedParts ? <HydratedParts /> : null
}
