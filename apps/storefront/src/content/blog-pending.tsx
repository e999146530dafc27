import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { BlogSkeletons } from './blog-card.tsx'
import { useContentMessages } from './content-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './blog-page.module.css'

/** The skeleton of the blog while its posts are loading. */
export function BlogPending() {
  const messages = useContentMessages()
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.blog }]} />
      <div className={`${layout.container} ${styles.blog}`}>
        <div className={styles.head}>
          <h1 className={typography.pageTitle}>{messages.blog}</h1>
        </div>
        <p className={typography.visuallyHidden} role="status">
          {messages.loading}
        </p>
        <BlogSkeletons />
      </div>
    </main>
  )
}
