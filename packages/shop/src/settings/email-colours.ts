import type { EmailColours } from '@zayy/platform/mail/email-template'

/** The colours of the pages (packages/ui, tokens.css), since mail programs know no custom properties, and their dark counterparts. */
export const emailColours = {
  page: { light: '#fbfaf7', dark: '#101715' },
  surface: { light: '#ffffff', dark: '#18211e' },
  line: { light: '#e3dfd7', dark: '#31403a' },
  text: { light: '#17211f', dark: '#eef1ec' },
  'text-muted': { light: '#55605c', dark: '#a9b5b0' },
  accent: { light: '#0e5a4a', dark: '#9ccdbc' },
  'accent-tint': { light: '#e4efeb', dark: '#1d332c' },
} as const satisfies EmailColours

export const emailButton = { fill: '#0e5a4a', text: '#ffffff' }
