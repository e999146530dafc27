import { homedir } from 'node:os'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@zayy/i18n/locale'
import { findGivenImages } from '@zayy/shop/catalogue-files/edits/find-given-images'
import { issueText, photoIssue } from '@zayy/shop/catalogue-files/setup/check-answer'
import { imageFinder } from '../edits/image-finder.ts'

/** A photo that the owner named. `name` is its file name. */
export type GivenPhoto = { name: string; extension: string; bytes: Uint8Array }

/**
 * Splits a line into paths as terminals write dragged files: in quotes, with escaped spaces, as `file://` URLs, or beginning with `~`.
 * On Windows a backslash separates folders and escapes nothing.
 */
export function pathsIn(line: string, platform: NodeJS.Platform = process.platform): string[] {
  const isWindows = platform === 'win32'
  const word = isWindows ? /(?:"[^"]*"|[^\s"])+/g : /(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/gs
  return (line.match(word) ?? []).map((typed) => {
    const path = typed.replace(
      isWindows ? /"/g : /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
      (_, double: string, single: string, escaped: string) =>
        isWindows ? '' : (double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? escaped ?? ''),
    )
    return withoutUrl(path).replace(/^~(?=$|[/\\])/, homedir())
  })
}

function withoutUrl(path: string): string {
  if (!/^file:/i.test(path)) return path
  try {
    return fileURLToPath(path)
  } catch {
    return path
  }
}

/** Photos of the first product. */
const MAX_PHOTOS = 20

/**
 * Reads the photos of a line. A line that is the path of a file as it is, with spaces, counts as one photo.
 * @param folder base of relative paths
 * @returns what is wrong with the first photo that cannot be used, or the photos
 */
export async function readPhotos(
  line: string,
  folder: string,
  locale: Locale,
): Promise<{ photos: GivenPhoto[] } | { issue: string }> {
  const find = imageFinder([folder])
  const whole = await find(line)
  const paths = whole ? [line] : [...new Set(pathsIn(line))]
  if (paths.length > MAX_PHOTOS)
    return { issue: issueText(({ images }) => images.tooMany(`${MAX_PHOTOS}`), locale) }
  const found = await findGivenImages(find, paths)
  const photos: GivenPhoto[] = []
  for (const [path, one] of found) {
    const issue = photoIssue(one, locale)
    if (issue !== null) return { issue }
    if (one instanceof Error) continue
    photos.push({ name: basename(path), extension: extname(path).toLowerCase(), bytes: one.original.bytes })
  }
  return { photos }
}
