import { readFileSync, writeFileSync } from 'node:fs'
import { iconNames } from './src/icon-names.ts'
import { lineIcons, lineSymbol } from './src/line-icons.ts'

/** Returns the content of the svg element of a drawing. */
function inside(folder: string, name: string): string {
  const svg = readFileSync(new URL(`./${folder}/${name}.svg`, import.meta.url), 'utf8')
  return svg.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '')
}

const VIMEO =
  'M22 7.4c-.1 2-1.5 4.7-4.2 8.2C15 19.2 12.7 21 10.7 21c-1.2 0-2.2-1.1-3.1-3.4L6 11.5C5.4 9.2 4.7 8.1 4 8.1c-.2 0-.7.3-1.6.9l-.9-1.2c1-.9 2-1.7 2.9-2.6C5.8 4 6.8 3.5 7.5 3.4c1.6-.2 2.6.9 3 3.3.4 2.5.7 4.1.9 4.7.5 2.1 1 3.2 1.5 3.2.4 0 1.1-.7 2-2 .9-1.4 1.4-2.4 1.5-3.1.1-1.2-.4-1.8-1.5-1.8-.5 0-1.1.1-1.6.3 1.1-3.5 3.1-5.2 6.1-5.1 2.3.1 3.3 1.5 2.6 4.5z'
const star = inside('icons', 'star-fill')
const fiveStars = [0, 1, 2, 3, 4]
  .map((place) => `<g transform="translate(${place * 256})">${star}</g>`)
  .join('')

/** Returns a line drawing as a symbol. The sprite holds those of the error pages, which must show without a network. */
function lineDrawing(name: string): string {
  return `<symbol id="${name === 'tag' ? 'tag-drawing' : name}" viewBox="0 0 200 160" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.5">${inside('src/assets', name)}</symbol>`
}

const symbols = [
  ...iconNames.map((name) => {
    const lines = lineIcons[name]
    return lines === undefined
      ? `<symbol id="${name}" viewBox="0 0 256 256">${inside('icons', name)}</symbol>`
      : lineSymbol(name, lines)
  }),
  `<symbol id="star-fill" viewBox="0 0 256 256">${star}</symbol>`,
  `<symbol id="vimeo" viewBox="0 0 24 24"><path d="${VIMEO}"/></symbol>`,
  ...['needle', 'tag', 'tape-measure'].map(lineDrawing),
  `<g id="stars">${fiveStars}</g>`,
]

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(new URL('./src/icons.svg', import.meta.url), sprite)
