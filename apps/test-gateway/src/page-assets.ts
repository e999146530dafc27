import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** A file of the pages, and how it is sent. */
export type PageAsset = {
  type: string
  maxAge: number
  read: () => Promise<Uint8Array<ArrayBuffer> | string>
}

const ui = new URL('../../../packages/ui/src/styles/', import.meta.url)
const fontsSheet = new URL('fonts.css', ui)
const fontPlace = /url\("([^"]+\.woff2)"\)/g
const fontsCss = readFileSync(fontsSheet, 'utf8')

/** Stylesheets and fonts of the pages by name: the shop's tokens and type, and the styles of the pages themselves. */
export const pageAssets: ReadonlyMap<string, PageAsset> = new Map([
  sheet('tokens.css', () => readFile(new URL('tokens.css', ui), 'utf8')),
  sheet('fonts.css', async () =>
    fontsCss.replaceAll(fontPlace, (_, source: string) => `url("/test-gateway/${fontName(source)}")`),
  ),
  sheet('page.css', () => readFile(new URL('page.css', import.meta.url), 'utf8')),
  ...Array.from(fontsCss.matchAll(fontPlace), ([, source = '']) => font(source)),
])

function sheet(name: string, read: () => Promise<string>): [string, PageAsset] {
  return [name, { type: 'text/css; charset=utf-8', maxAge: 300, read }]
}

/** Two fonts of one family have the same file name in different folders. */
function fontName(source: string): string {
  return source.replace(/^[@./]+/, '').replaceAll('/', '-')
}

/** @param source as in fonts.css: a relative path, or a file of a package */
function font(source: string): [string, PageAsset] {
  const file = source.startsWith('.')
    ? new URL(source, fontsSheet)
    : pathToFileURL(createRequire(fontsSheet).resolve(source))
  return [fontName(source), { type: 'font/woff2', maxAge: 86_400, read: () => readFile(file) }]
}
