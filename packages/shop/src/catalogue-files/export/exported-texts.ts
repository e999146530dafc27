import { readDerivativePath } from '@zayy/platform/images/picture-url'
import { picturesIn } from '../import/read/markdown-pictures.ts'
import { picturePath } from '../import/read/picture-folder.ts'
import type { ExportedPictures } from './exported-pictures.ts'

/**
 * Returns the Markdown of a stored text, or its HTML, which Markdown may hold, if the owner wrote HTML or if a picture's path in the
 * exported folder differs from the one in the Markdown.
 */
export function exportedText(files: ExportedPictures, html: string, markdown: string | null): string {
  if (markdown === null) return html
  const hashes = picturesOf(html)
  const paths = picturesIn(markdown).map(picturePath)
  if (paths.length !== hashes.length) return html
  const exported = hashes.map((hash, index) => files.at(hash, { path: paths[index] ?? '' }))
  return exported.every((path, index) => path === paths[index]) ? markdown : html
}

/** The hashes of the pictures that an HTML shows, in their order. */
function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]*)"/g)].flatMap(
    ([, src = '']) => readDerivativePath(src)?.hash ?? [],
  )
}
