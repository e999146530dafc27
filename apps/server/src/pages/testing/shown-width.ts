/** @property width CSS pixels @property height CSS pixels */
export type Window = { width: number; height: number }

const PX_PER_EM = 16

/** Returns the width in CSS pixels that a `sizes` attribute names for a window. Reads what the shop's pages use of CSS. */
export function shownWidth(sizes: string, window: Window): number {
  for (const source of sizes.split(/,(?![^(]*\))/)) {
    const [, least, length = source.trim()] = /^\(min-width: ([\d.]+)em\) (.*)$/.exec(source.trim()) ?? []
    if (least === undefined || window.width >= Number(least) * PX_PER_EM) return sumOf(length, window)
  }
  throw new Error(`No size fits: ${sizes}`)
}

function sumOf(length: string, window: Window): number {
  const [, name, inner = ''] = /^(max|calc)\((.*)\)$/.exec(length) ?? []
  if (name === 'max') return Math.max(...inner.split(',').map((each) => sumOf(each.trim(), window)))
  if (name === 'calc') return sumOf(inner, window)
  const [first = '', ...others] = length.split(' - ')
  return others.reduce((rest, each) => rest - pixelsOf(each, window), pixelsOf(first, window))
}

function pixelsOf(length: string, { width, height }: Window): number {
  const [, number, unit] = /^([\d.]+)(px|vw|svh)$/.exec(length) ?? []
  if (number === undefined) throw new Error(`Unknown length: ${length}`)
  return Number(number) * { px: 1, vw: width / 100, svh: height / 100 }[unit as 'px' | 'vw' | 'svh']
}
