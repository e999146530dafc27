/**
 * Phosphor icons as 1 px lines on 16 × 16 instead of outlines. They look the same in a third of the bytes, which matters if a
 * page inlines them (first-screen-icons.ts).
 */
export const lineIcons: Readonly<Record<string, string>> = {
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  'caret-down': 'm3 6 5 5 5-5',
  'caret-left': 'M10 3 5 8l5 5',
  'caret-right': 'm6 3 5 5-5 5',
  'lock-simple': 'M3.5 7h9v6.5h-9zm2 0V5a2.5 2.5 0 0 1 5 0v2',
  list: 'M2.5 4h11m-11 4h11m-11 4h11',
  'magnifying-glass': 'M7 2a5 5 0 1 0 .01 0zm3.54 8.54L14 14',
  minus: 'M2.5 8h11',
  plus: 'M2.5 8h11M8 2.5v11',
  'tote-simple': 'M1.5 4.5h13l-1 8.5h-11zm4 0V4a2.5 2.5 0 0 1 5 0v.5',
  user: 'M8 2a4 4 0 1 0 .01 0zM2 13.5c2.6-4.7 9.4-4.7 12 0',
}

/** Returns an SVG symbol that takes the text colour at its place of use. */
export function lineSymbol(id: string, lines: string): string {
  return `<symbol id="${id}" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/></symbol>`
}
