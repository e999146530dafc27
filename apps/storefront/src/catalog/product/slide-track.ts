/** "A track of slides as wide as itself": which one is in sight, and how it is moved to another, in either direction of reading. */

/** Moves the track sideways only, without moving the page. Out of its range it stays. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const slide = track?.children[index]
  if (!track || !slide) return
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // By its end and not by its way, which would stop at the next slide (`scroll-snap-stop`).
  track.scrollTo({ left: track.scrollLeft + distance, behavior: calm ? 'instant' : behavior })
}

/** The number of the slide in sight, from 0. */
export function slideAt(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0
}
