/**
 * The page numbers that a pager shows: the first, the last, the current with its neighbours; null stands for a gap.
 * A gap never stands for a single page.
 */
export function pagerPages(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last]
  if (current - 3 === 1) shown.push(2)
  if (current + 3 === last) shown.push(last - 1)
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) =>
    index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page],
  )
}
