import { CardSkeleton } from '@zayy/ui/skeleton'
import { Section, State } from '../section.tsx'
import loadingScreen from '../../layout/loading-screen.module.css'
import progress from '../../layout/hydrated/progress-bar.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import styles from '../gallery.module.css'

/** What stands where something is on its way. */
export function LoadingStates() {
  return (
    <Section name="Loading">
      <State name="CardSkeleton">
        <div className={styles.card}>
          <CardSkeleton />
        </div>
      </State>
      <State name="skeleton: line, shortLine">
        <div className={styles.card}>
          <div className={skeleton.line} />
          <div className={skeleton.shortLine} />
        </div>
      </State>
      <State name="dots of the first loading">
        <div className={loadingScreen.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </State>
      <State name="progress line, at the top of this page">
        <div className={progress.progress} aria-hidden="true" />
      </State>
    </Section>
  )
}
