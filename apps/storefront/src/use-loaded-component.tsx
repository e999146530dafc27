import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

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
    if (!component) loadInto(load, (loaded) => setComponent(() => loaded))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `want` is a new function in each render
  useEffect(() => {
    if (wanted) want()
  }, [wanted])
  return [component, want]
}

/**
 * Loads a component after hydration and shows the children until then. All effects of a page run in one task, so each part loads and
 * renders in later ones.
 */
export function afterHydration<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props & { children?: ReactNode }) => ReactNode {
  return function AfterHydration(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      const timer = setTimeout(() =>
        loadInto(load, (component) => startTransition(() => setLoaded(() => component))),
      )
      return () => clearTimeout(timer)
    }, [])
    return Loaded ? <Loaded {...props} /> : props.children
  }
}

function loadInto<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  show: (component: ComponentType<Props>) => void,
): void {
  load().then(
    (loaded) => show(loaded.default),
    (error: unknown) => console.warn('Not loaded', error),
  )
}
