import type { Derivative } from './image-url.ts'

/**
 * Sorts the substitutes for a derivative, best first: the narrowest that is at least as wide, then the widest of the
 * narrower ones. A client that accepts AVIF also accepts WebP, but not the reverse.
 */
export function nearestFirst(wanted: Derivative, made: readonly Derivative[]): Derivative[] {
  const distance = ({ width, format }: Derivative) =>
    (width >= wanted.width ? width : 10_000 - width) + (format === wanted.format ? 0 : 0.5)
  return made
    .filter(({ format }) => format === wanted.format || format === 'webp')
    .sort((one, other) => distance(one) - distance(other))
}
