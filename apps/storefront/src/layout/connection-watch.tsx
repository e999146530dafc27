import { useEffect } from 'react'
import { useLoadedComponent } from './use-loaded-component.ts'

const loadConnectionBar = () => import('./connection/connection-bar.tsx')

/** Watches the connection, once the page is hydrated: what is said when it fails is loaded while it holds. */
export function ConnectionWatch() {
  const [ConnectionBar, load] = useLoadedComponent(loadConnectionBar)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a document
  useEffect(load, [])
  return ConnectionBar ? <ConnectionBar /> : null
}
