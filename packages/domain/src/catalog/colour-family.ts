/**
 * Colour families, by which shoppers filter, with the dot colour shown next to the name of each. Each colour has one: burgundy is a
 * red, khaki a beige.
 */
export const familyCodes = {
  black: '#1a1a1d',
  white: '#ffffff',
  grey: '#80858c',
  beige: '#d8c8a8',
  brown: '#6b4a36',
  red: '#b3261e',
  orange: '#e8701c',
  yellow: '#f2c230',
  green: '#2f7d4f',
  teal: '#1f7f86',
  blue: '#3f78c0',
  navy: '#22345c',
  purple: '#7a4f9a',
  pink: '#e59aae',
} as const

export type ColourFamily = keyof typeof familyCodes

export const colourFamilies = Object.keys(familyCodes) as readonly ColourFamily[]
