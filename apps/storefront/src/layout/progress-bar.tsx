import { useRouterState } from '@tanstack/react-router'

/** A thin line at the top while a page is on its way; the stylesheet shows it only when that takes a moment. */
export function ProgressBar() {
  const waiting = useRouterState({ select: (state) => state.isLoading })
  return waiting ? <div className="progress" aria-hidden="true" /> : null
}
