import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * Loads a component on demand; null until then. If loading fails, the page and its input stay, where React's `lazy` would show the error
 * page. The next demand retries.
 * @param wanted loads the component whenever this changes to a truthy value
 */
export function useLoadedComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted?: unknown,
): [component: ComponentType<Props> | null, want: () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const want = () => {
    if (component) return
    load().then(
      (loaded) => setComponent(() => loaded.default),
      (error: unknown) => console.warn('Not loaded', error),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `want` is a new function in each render
  useEffect(() => {
    if (wanted) want()
  }, [wanted])
  return [component, want]
}

/** Loads a component after hydration and shows the children until then. */
export function afterHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props & { children?: ReactNode }) => ReactNode {
  return function AfterHydration(props) {
    const [Loaded] = useLoadedComponent(load, true)
    return Loaded ? <Loaded {...props} /> : props.children
  }
}
