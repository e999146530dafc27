import { useRouterState } from '@tanstack/react-router'
import styles from './progress-bar.module.css'

/** A thin bar at the top while a page is loading; the stylesheet shows it after a delay. */
export function ProgressBar() {
  const waiting = useRouterState({ select: (state) => state.isLoading })
  return waiting ? <div className={styles.progress} aria-hidden="true" /> : null
}
