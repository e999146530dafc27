import { withoutComments } from './css-classes.mjs'

/** What names the left or the right by itself, and has a logical twin (`margin-inline-start`, `inset-inline`). */
const physicalProperty =
  /^(?:left|right|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|background-position-x)$/

/** Of these `left` and `right` have logical twins too: `start`, `end`, `inline-start`. */
const physicalWord = /^(?:text-align(?:-last)?|float|clear|caption-side|justify-\w+)$/

/** Four values begin at the top and go round clockwise. */
const fourSides = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/

/** A place or a direction that has no logical twin: right in one direction of reading only, unless the middle is meant. */
const place = /^(?:background-position|object-position|transform-origin|perspective-origin|mask-position)$/

/**
 * Declarations that mean the left or the right whatever the direction of reading. What CSS cannot say otherwise (a
 * translation, a place in a picture) is right where the same file has the same property for `:dir(rtl)` too.
 * @param {string} css
 * @returns {string[]} each declaration, as it stands there
 */
export function physicalDeclarations(css) {
  const all = declarationsOf(css)
  const mirrored = new Set(all.flatMap(namesOfMirrored))
  return all
    .filter(
      (one) => isPhysical(one) || (isOneSided(one) && !namesOf(one).every((name) => mirrored.has(name))),
    )
    .map(({ property, value }) => `${property}: ${value}`)
}

/** @typedef {{ selector: string, property: string, value: string }} Declaration */

/** @param {Declaration} declaration */
function isPhysical({ property, value }) {
  if (physicalProperty.test(property)) return true
  if (physicalWord.test(property)) return /\b(?:left|right)\b/.test(value)
  const parts = partsOf(value)
  if (fourSides.test(property)) return parts.length === 4 && parts[1] !== parts[3]
  if (property === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = parts
    return first !== second || third !== fourth
  }
  return false
}

/** @param {Declaration} declaration */
function isOneSided({ property, value }) {
  const parts = partsOf(value)
  const [first = ''] = parts
  if (place.test(property)) {
    if (/\b(?:left|right)\b/.test(value)) return true
    return !/^(?:center|50%|top|bottom|var\(--[\w-]+\))$/.test(first)
  }
  if (property === 'translate') return !/^(?:0(?:px|%)?|none)$/.test(first)
  if (property === 'box-shadow' || property === 'text-shadow')
    return value.split(/,(?![^(]*\))/).some((shadow) => {
      const [across = ''] = partsOf(shadow.trim()).filter((part) => part !== 'inset')
      return /^-?\d*\.?\d+[a-z]*$/.test(across) && Number.parseFloat(across) !== 0
    })
  if (property === 'transform')
    return /\b(?:translateX|translate|translate3d|skewX?)\((?!\s*(?:0|var)\b)/.test(value)
  if (/^background(?:-image)?$|^mask-image$/.test(property)) return isSlanted(value)
  return false
}

/** Whether a gradient runs from one side to the other. A pattern that repeats looks the same from both. */
function isSlanted(/** @type {string} */ value) {
  return [...value.matchAll(/(?<!repeating-)linear-gradient\(\s*([^,]+),/g)].some(([, direction = '']) => {
    if (/\bto\b.*\b(?:left|right)\b/.test(direction)) return true
    const [, angle] = direction.match(/^(-?[\d.]+)deg$/) ?? []
    return angle !== undefined && Number(angle) % 180 !== 0
  })
}

const direction = /:dir\(\w+\)|\[dir=\W?\w+\W?\]/g

/**
 * A declaration for one of its selectors, without the direction of reading.
 * @param {Declaration} declaration
 */
function namesOf({ selector, property }) {
  return selectorsOf(selector).map((one) => `${one.replace(direction, '')} ${property}`)
}

/** @param {Declaration} declaration */
function namesOfMirrored({ selector, property }) {
  return selectorsOf(selector)
    .filter((one) => one.search(direction) >= 0)
    .map((one) => `${one.replace(direction, '')} ${property}`)
}

/** @param {string} list */
function selectorsOf(list) {
  return list.split(/,(?![^(]*\))/).map((one) => one.trim())
}

/** @param {string} value */
function partsOf(value) {
  return value
    .replace(/\s*!important$/, '')
    .split(/\s+(?![^(]*\))/)
    .filter(Boolean)
}

/**
 * Every declaration with the selectors that it stands below. Addresses and strings are emptied: they may hold anything.
 * @param {string} css
 * @returns {Declaration[]}
 */
function declarationsOf(css) {
  const plain = withoutComments(css).replace(/url\("[^"]*"\)|url\([^)]*\)|"[^"]*"/g, '""')
  /** @type {Declaration[]} */
  const found = []
  /** @type {string[]} */
  const around = []
  for (const [, text = '', end] of plain.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      around.push(text.trim().replace(/\s+/g, ' '))
      continue
    }
    const colon = text.indexOf(':')
    if (colon > 0)
      found.push({
        selector: around.at(-1) ?? '',
        property: text.slice(0, colon).trim(),
        value: text
          .slice(colon + 1)
          .trim()
          .replace(/\s+/g, ' '),
      })
    if (end === '}') around.pop()
  }
  return found
}

const inlineProperty =
  /^(?:left|right|(?:margin|padding|inset|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|float|cssFloat|backgroundPositionX)$/

/**
 * The same in a component: what it sets on an element itself.
 * @param {string} code
 * @returns {string[]}
 */
export function physicalInlineStyles(code) {
  const objects = [...code.matchAll(/\bstyle=\{\{(.*?)\}\}/gs)].map(([, inner = '']) => inner)
  return [
    ...objects.flatMap((inner) =>
      [...inner.matchAll(/(?:^|[,{\s])['"]?([a-zA-Z]+)['"]?\s*:\s*([^,\n]*)/g)]
        .filter(([, name = '', value = '']) => inlineProperty.test(name) || isPhysicalInline(name, value))
        .map(([, name]) => `style ${name}`),
    ),
    ...[...code.matchAll(/\.style\.(\w+)\s*=(?!=)\s*(.*)/g)]
      .filter(([, name = '', value = '']) => inlineProperty.test(name) || isPhysicalInline(name, value))
      .map(([, name]) => `style ${name}`),
    ...[...code.matchAll(/\.setProperty\(\s*['"]([\w-]+)['"]/g)]
      .filter(([, name = '']) => physicalProperty.test(name))
      .map(([, name]) => `style ${name}`),
  ]
}

/**
 * @param {string} name
 * @param {string} value
 */
function isPhysicalInline(name, value) {
  if (name === 'textAlign' || name === 'clear') return /['"](?:left|right)['"]/.test(value)
  return /^(?:transform|translate)$/.test(name) && /translateX\(|translate\(|translate3d\(/.test(value)
}
