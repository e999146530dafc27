/** Where the bar becomes fixed, in px from the top (spec, 9). */
const threshold = 100

/** How long after a downward scroll the bar goes away, in ms (spec, 9). */
export const hideDelay = 500

/** What a scroll means for the header: whether it is a fixed bar, and whether it should come back, go away soon, or stay. */
export type HeaderAfterScroll = { fixed: boolean; bar: 'show' | 'hideSoon' | 'keep' }

/**
 * The rule of the header (spec, 2): past 100 px it is a fixed bar; a downward scroll there hides it 500 ms later,
 * an upward one brings it back at once, and near the top it always stands.
 *
 * @param from where the page stood before, in px from the top
 * @param to where it stands now; overscroll (below 0) counts as the top
 */
export function headerAfterScroll(from: number, to: number): HeaderAfterScroll {
  const fixed = to > threshold
  if (!fixed || to < from) return { fixed, bar: 'show' }
  return { fixed, bar: to > from ? 'hideSoon' : 'keep' }
}
