import type { Selection } from './cart.ts'

/** Copies the quantities of one colour to others, replacing theirs. */
export function copyColour(selection: Selection, from: number, to: readonly number[]): Selection {
  const sizes = selection.find(({ color_id }) => color_id === from)?.sizes ?? []
  const others = selection.filter(({ color_id }) => !to.includes(color_id) || color_id === from)
  const copies = to
    .filter((id) => id !== from && sizes.length > 0)
    .map((color_id) => ({ color_id, sizes: [...sizes] }))
  return [...others, ...copies]
}
