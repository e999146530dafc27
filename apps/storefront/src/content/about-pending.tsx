import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useContentMessages } from './content-messages.ts'
import styles from './about-page.module.css'

/** Spec, 9: three while the items are loading. */
const skeletons = ['1', '2', '3']

/** The skeleton of the about page while its data is loading. */
export function AboutPending() {
  const messages = useContentMessages()
  return (
    <main id="main" aria-busy="true">
      <Breadcrumbs trail={[{ name: messages.about }]} />
      <p className="vh" role="status">
        {messages.loading}
      </p>
      <div aria-hidden="true">
        <div className={`wrap ${styles.introduction}`}>
          <div>
            <div className="skel line" />
            <div className="skel line" />
            <div className="skel line short" />
          </div>
          <div className={`skel ${styles.storyPicture}`} />
        </div>
        <div className="wrap sec">
          <div className={styles.values}>
            {skeletons.map((skeleton) => (
              <div key={skeleton}>
                <span className={`${styles.picture} skel`} />
                <div className="skel line short" />
                <div className="skel line" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}
