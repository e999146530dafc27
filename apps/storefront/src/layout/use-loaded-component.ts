import { type ComponentType, useState } from 'react'

/**
 * A component whose code and styles are loaded when they are first wanted, for what is not seen until it is opened. It is
 * null until then, and where loading fails, unlike with React's `lazy`, the page stays: wanting it again tries again.
 */
export function useLoadedComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [component: ComponentType<Props> | null, want: () => void] {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null)
  const want = () => {
    if (component) return
    load().then(
      (loaded) => setComponent(() => loaded.default),
      (error: unknown) => console.warn('A part of the page cannot be loaded.', error),
    )
  }
  return [component, want]
}
