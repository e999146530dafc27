/**
 * The shop's colours (packages/ui, tokens.css) as mail programs take them, which know no custom properties, and what takes their
 * place where the reader's program is dark.
 */
export const letterColours = {
  page: { light: '#fbfaf7', dark: '#101715' },
  surface: { light: '#ffffff', dark: '#18211e' },
  line: { light: '#e3dfd7', dark: '#31403a' },
  text: { light: '#17211f', dark: '#eef1ec' },
  'text-muted': { light: '#55605c', dark: '#a9b5b0' },
  accent: { light: '#0e5a4a', dark: '#9ccdbc' },
  'accent-tint': { light: '#e4efeb', dark: '#1d332c' },
} as const

/** Accent and white of a button are the same in the dark. */
export const buttonColours = { accent: '#0e5a4a', white: '#ffffff' }

export type ColourName = keyof typeof letterColours
