import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * Loads a component when it is first wanted. It is null until then. If loading fails, the page stays, with what was typed into it: React's
 * `lazy` would replace it by the error page. Wanting it again tries again.
 * @param wanted loads the component whenever this becomes another truthy value
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
      (error: unknown) => console.warn('A part of the page cannot be loaded.', error),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `want` is a new function in each render
  useEffect(() => {
    if (wanted) want()
  }, [wanted])
  return [component, want]
}

/** A component whose code is fetched once the page is hydrated, for what nobody needs before. Until then its children stand in its place. */
export function afterHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props & { children?: ReactNode }) => ReactNode {
  return function AfterHydration(props) {
    const [Loaded] = useLoadedComponent(load, true)
    return Loaded ? <Loaded {...props} /> : props.children
  }
}
