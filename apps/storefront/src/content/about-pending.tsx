import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useContentMessages } from './content-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './about-page.module.css'

/** Spec, 9: three while the items are loading. */
const skeletons = ['1', '2', '3']

/** The skeleton of the about page while its data is loading. */
export function AboutPending() {
  const messages = useContentMessages()
  return (
    <main id="main" aria-busy="true">
      <Breadcrumbs trail={[{ name: messages.about }]} />
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <div aria-hidden="true">
        <div className={`${layout.container} ${styles.introduction}`}>
          <div>
            <div className={skeleton.line} />
            <div className={skeleton.line} />
            <div className={skeleton.shortLine} />
          </div>
          <div className={`${skeleton.block} ${styles.storyPicture}`} />
        </div>
        <div className={`${layout.container} ${layout.section}`}>
          <div className={styles.values}>
            {skeletons.map((place) => (
              <div key={place}>
                <span className={`${skeleton.block} ${styles.picture}`} />
                <div className={skeleton.shortLine} />
                <div className={skeleton.line} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}
