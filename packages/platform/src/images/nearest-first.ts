import type { Derivative } from './picture-url.ts'

/**
 * What can stand in for a derivative, the best first: the narrowest that is at least as wide, then the widest of the
 * narrower ones. Whoever asks for AVIF can show WebP too, but not the other way round.
 */
export function nearestFirst(wanted: Derivative, made: readonly Derivative[]): Derivative[] {
  const distance = ({ width, format }: Derivative) =>
    (width >= wanted.width ? width : 10_000 - width) + (format === wanted.format ? 0 : 0.5)
  return made
    .filter(({ format }) => format === wanted.format || format === 'webp')
    .sort((one, other) => distance(one) - distance(other))
}
