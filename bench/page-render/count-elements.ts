import { createRequire } from 'node:module'

const runtime: Record<'jsx' | 'jsxs', (type: unknown, props: unknown, key: unknown) => unknown> =
  createRequire(import.meta.url)('react/jsx-runtime')
let made = 0

/**
 * Counts the JSX elements that modules loaded from now on create: components and tags.
 */
export function countElements(): void {
  for (const name of ['jsx', 'jsxs'] as const) {
    const make = runtime[name]
    // Must cost next to nothing, as it is part of the page's time but not of the reference's.
    runtime[name] = (type, props, key) => {
      made += 1
      return make(type, props, key)
    }
  }
}

export async function elementsMadeBy(render: () => Promise<unknown>): Promise<number> {
  const before = made
  await render()
  return made - before
}
