/** Sorts sizes: letters, then numbers, then others, each from the smallest. */

const letters = [
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '2XL',
  'XXXL',
  '3XL',
  '4XL',
  '5XL',
  '6XL',
  '7XL',
  '8XL',
]

/** Comparator for `sort`. */
export function compareSizes(one: string, other: string): number {
  return kind(one) - kind(other) || rank(one) - rank(other) || (one < other ? -1 : Number(one > other))
}

function kind(size: string): number {
  if (letters.includes(size.toUpperCase())) return 0
  return /^\d/.test(size) ? 1 : 2
}

/** Numbers sort by their first part: 170x65 by 170. */
function rank(size: string): number {
  return kind(size) === 0 ? letters.indexOf(size.toUpperCase()) : Number.parseFloat(size) || 0
}
