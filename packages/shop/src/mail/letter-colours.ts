/**
 * The shop's colours (packages/ui, tokens.css) as mail programs take them, which know no custom properties, and what takes their
 * place where the reader's program is dark.
 */
export const letterColours = {
  paper: { light: '#fbfaf7', dark: '#101715' },
  card: { light: '#ffffff', dark: '#18211e' },
  line: { light: '#e3dfd7', dark: '#31403a' },
  ink: { light: '#17211f', dark: '#eef1ec' },
  'ink-soft': { light: '#55605c', dark: '#a9b5b0' },
  palm: { light: '#0e5a4a', dark: '#9ccdbc' },
  'palm-tint': { light: '#e4efeb', dark: '#1d332c' },
} as const

/** Palm and white of a button are the same in the dark. */
export const buttonColours = { palm: '#0e5a4a', white: '#ffffff' }

export type ColourName = keyof typeof letterColours
