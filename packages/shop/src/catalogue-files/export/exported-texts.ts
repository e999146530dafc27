import { pictures } from '@zayy/database/schema/pictures'
import { sourceTexts } from '@zayy/database/schema/source-texts'
import { pictureUrl, readDerivativePath } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { picturesIn } from '../import/read/markdown-pictures.ts'
import { picturePath } from '../import/read/picture-folder.ts'
import { htmlHash } from '../import/store/source-texts.ts'
import { htmlWriter } from '../import/store/to-html.ts'
import type { ExportedPictures } from './exported-pictures.ts'

/** Gives the Markdown of a stored HTML. */
export type ExportedTexts = (html: string, locale: 'ar' | 'en') => string

/**
 * A text is given back as the owner wrote it, where that makes the same HTML to the letter; else as the HTML itself, which Markdown
 * may hold: what an earlier version imported, or a command has written since.
 */
export async function openTexts(database: Executor, files: ExportedPictures): Promise<ExportedTexts> {
  const sources = new Map(
    (await database.select().from(sourceTexts)).map((row) => [row.htmlHash, row.markdown]),
  )
  const sizes = new Map((await database.select().from(pictures)).map((picture) => [picture.hash, picture]))
  return (html, locale) => {
    const markdown = sources.get(htmlHash(html))
    if (markdown === undefined) return html
    const shown = picturesOf(html)
    const named = picturesIn(markdown)
    if (shown.length !== named.length) return html
    const paths = new Map<string, string>()
    for (const [index, path] of named.entries())
      paths.set(path, files.at(shown[index] ?? '', { path: picturePath(path) }))
    if ([...paths].some(([written, path]) => picturePath(written) !== path)) return html
    const byPath = new Map(named.map((path, index) => [path, sizes.get(shown[index] ?? '')]))
    const picture = (path: string) => {
      const found = byPath.get(path)
      return found ? { url: pictureUrl(found.hash), width: found.width, height: found.height } : null
    }
    return htmlWriter({ locale, picture })(markdown) === html ? markdown : html
  }
}

/** The hashes of the pictures that an HTML shows, in their order. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(
    ([, src = '']) => readDerivativePath(src)?.hash ?? [],
  )
}
