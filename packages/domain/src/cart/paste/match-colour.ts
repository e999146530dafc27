/** Matches the colour names of a paste. A guess is shown and can be changed. */

import { colourDistance } from '../../catalog/oklch.ts'
import { foldText } from '../../text/fold.ts'
import { colourWords, shadeWords } from './colour-words.ts'

export type NamedColour = { id: number; name: string; code: string }

/** Maximum distance of a guessed colour (see colourDistance). */
const MAX_DISTANCE = 0.22

const known = colourWords.map(({ names, code }) => ({ names: names.map(colourKey), code }))
const shades = new Map(
  shadeWords.flatMap(({ names, lightness }) => names.map((name) => [foldText(name), lightness])),
)

/**
 * Finds the product colour that a spreadsheet text means: by its name or a synonym in Arabic or English. Otherwise guesses: the
 * name without a shade, a part of a longer name, or the nearest colour. Null if the text names no colour, or the product has
 * none like it.
 */
export function matchColour(text: string, colours: readonly NamedColour[]) {
  const key = colourKey(text)
  if (key === '') return null
  const same = colours.find(({ name }) => colourKey(name) === key) ?? synonym(key, colours)
  if (same) return { colour: same.id, guessed: false }
  const { plain, lightness } = withoutShade(key)
  const guess =
    (plain === '' ? undefined : colours.find(({ name }) => withoutShade(colourKey(name)).plain === plain)) ??
    (plain === '' ? undefined : synonym(plain, colours)) ??
    partOf(plain, colours) ??
    nearest(plain, lightness, colours)
  return guess ? { colour: guess.id, guessed: true } : null
}

/** True if a text is a colour name, of any product. */
export function isColourWord(text: string): boolean {
  const key = colourKey(text)
  return known.some(({ names }) => names.includes(key))
}

/** «الكحلي» is «كحلي»; hi-vis and hi vis are one. */
function colourKey(text: string): string {
  return foldText(text)
    .split(' ')
    .map((word) => word.replace(/^ال(?=\p{L}{3})/u, ''))
    .join(' ')
}

function synonym(key: string, colours: readonly NamedColour[]): NamedColour | undefined {
  const names = known.find((entry) => entry.names.includes(key))?.names
  return names && colours.find(({ name }) => names.includes(colourKey(name)))
}

function withoutShade(key: string): { plain: string; lightness: number } {
  const words = key.split(' ')
  const plain = words.filter((word) => !shades.has(word)).join(' ')
  return { plain, lightness: words.reduce((sum, word) => sum + (shades.get(word) ?? 0), 0) }
}

/** «أزرق ملكي طبي» matches «أزرق ملكي». The longest name wins. A text that also names another colour matches neither. */
function partOf(plain: string, colours: readonly NamedColour[]): NamedColour | undefined {
  const words = plain.split(' ')
  const [longest, ...shorter] = colours
    .map((colour) => ({ colour, words: colourKey(colour.name).split(' ') }))
    .filter(({ words: own }) => own.every((word) => words.includes(word)))
    .sort((one, other) => other.words.length - one.words.length)
  const rest = words.filter((word) => !longest?.words.includes(word))
  const isOther =
    shorter.some(({ words: own }) => own.some((word) => rest.includes(word))) ||
    rest.some((word) => synonym(word, colours) !== undefined)
  return isOther ? undefined : longest?.colour
}

function nearest(plain: string, lightness: number, colours: readonly NamedColour[]): NamedColour | undefined {
  const code = known.find(({ names }) => names.includes(plain))?.code
  if (!code) return undefined
  const wanted = shaded(code, lightness)
  const [best] = colours
    .map((colour) => ({ colour, distance: colourDistance(wanted, colour.code) }))
    .sort((one, other) => one.distance - other.distance)
  return best && best.distance <= MAX_DISTANCE ? best.colour : undefined
}

/** Moves a colour a third of the way to black or white. */
function shaded(code: string, lightness: number): string {
  if (lightness === 0) return code
  const towards = lightness < 0 ? 0 : 255
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(code.slice(at, at + 2), 16)
    return Math.round(value + (towards - value) / 3)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
