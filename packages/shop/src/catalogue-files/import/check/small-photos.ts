import type { ImportIssues } from '../import-issues.ts'
import type { Catalogue } from '../read/catalogue.ts'
import { type FolderPicture, picturePath } from '../read/picture-folder.ts'

/** A narrower photo is blurred on a phone already: pixels. */
const MIN_WIDTH = 600

/**
 * A photo of a product that is too small to be looked at closely is asked about, once.
 * @param known hashes of the pictures that the shop has already
 */
export function warnOfSmallPhotos(
  { file, lines }: Catalogue['photos'],
  found: ReadonlyMap<string, FolderPicture>,
  known: ReadonlySet<string>,
  issues: ImportIssues,
): void {
  const told = new Set<string>()
  for (const { row, values } of lines) {
    const picture = found.get(picturePath(values.file))
    if (!picture || picture.format === 'svg' || picture.width >= MIN_WIDTH || told.has(picture.path)) continue
    told.add(picture.path)
    issues.warn(
      { file, row, column: 'file' },
      ({ warnings }) => warnings.smallPhoto(picture.path, `${picture.width}`),
      !known.has(picture.hash),
    )
  }
}
