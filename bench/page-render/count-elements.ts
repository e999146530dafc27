import { createRequire } from 'node:module'

const runtime: Record<'jsx' | 'jsxs', (...given: unknown[]) => unknown> = createRequire(import.meta.url)(
  'react/jsx-runtime',
)
let made = 0

/**
 * Counts the elements that are made by JSX from now on, in modules that are loaded from now on: components as well as
 * tags, since React renders both.
 */
export function countElements(): void {
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = runtime[name]
    runtime[name] = (...given) => {
      made += 1
      return make(...given)
    }
  }
}

/** How many elements `render` makes. */
export async function elementsMadeBy(render: () => Promise<unknown>): Promise<number> {
  const before = made
  await render()
  return made - before
}
