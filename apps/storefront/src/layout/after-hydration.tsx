import type { ComponentType, ReactNode } from 'react'
import { useLoadedComponent } from './use-loaded-component.ts'

/** A component whose code is fetched once the page is hydrated, for what nobody needs before. Until then its children stand in its place. */
export function afterHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props & { children?: ReactNode }) => ReactNode {
  return function AfterHydration(props) {
    const [Loaded] = useLoadedComponent(load, true)
    return Loaded ? <Loaded {...props} /> : props.children
  }
}
