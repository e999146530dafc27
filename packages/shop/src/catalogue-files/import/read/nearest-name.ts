import { editDistance } from '@zayy/domain/text/edit-distance'

const otherNames: Readonly<Record<string, string>> = {
  images: 'pictures',
  image: 'pictures',
  photos: 'pictures',
  photo: 'pictures',
  pics: 'pictures',
  posts: 'blogs',
  articles: 'blogs',
  colors: 'colours',
  color: 'colour',
}

/** No name of the shop is nearly as long. */
const MAX_LENGTH = 100

/** Returns the name that was probably meant by another spelling, a copy (`products (1)`) or a typing error. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_LENGTH) return null
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/\.csv$/, '')
    // Each text matches in one way only: otherwise a name of 30 digits would take minutes.
    .replace(/(?:^copy of |نسخة من | ?\(\d+\)|[ _-]+copy| ?\d)+$|^(?:copy of |نسخة من )/g, '')
    .replace(/[ -]/g, '_')
  const other = otherNames[plain]
  if (other !== undefined && known.includes(other)) return other
  const near = known
    .map((one) => ({ one, distance: editDistance(plain, one) }))
    .filter(({ one, distance }) => distance <= (one.length > 4 ? 2 : 1))
  return near.toSorted((first, second) => first.distance - second.distance)[0]?.one ?? null
}
