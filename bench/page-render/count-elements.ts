import { createRequire } from 'node:module'

const runtime: Record<'jsx' | 'jsxs', (type: unknown, props: unknown, key: unknown) => unknown> =
  createRequire(import.meta.url)('react/jsx-runtime')
let made = 0

/**
 * Counts the elements that are made by JSX from now on, in modules that are loaded from now on: components as well as
 * tags, since React renders both.
 */
export function countElements(): void {
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = runtime[name]
    // The page is measured with it, the reference without: it has to cost next to nothing.
    runtime[name] = (type, props, key) => {
      made += 1
      return make(type, props, key)
    }
  }
}

/** How many elements `render` makes. */
export async function elementsMadeBy(render: () => Promise<unknown>): Promise<number> {
  const before = made
  await render()
  return made - before
}
