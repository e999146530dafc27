import { Link } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import sectionHead from '../page/section-head.module.css'
import blogCard from './blog-card.module.css'
import { BlogCard, PostFacts } from './blog-card.tsx'
import { type PostView, postTrail } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'
import styles from './post-page.module.css'

const postWidths = widthsFor(288, 1280)

export function PostPage({ view: { post, more } }: { view: PostView }) {
  const messages = useContentMessages()
  return (
    <main id="main">
      <Breadcrumbs trail={postTrail(post, messages)} />
      <article className={`${layout.container} ${styles.post}`}>
        <header>
          <PostFacts post={post} featured={post.featured} />
          <h1>{post.title}</h1>
          <p className={styles.excerpt}>{post.excerpt}</p>
        </header>
        <Image
          className={styles.picture}
          url={post.image}
          alt=""
          sizes="(min-width: 83em) 1280px, (min-width: 48em) calc(100vw - 48px), calc(100vw - 32px)"
          widths={postWidths}
          width={1600}
          height={900}
          first
        />
        <StoredHtml html={post.content} className={`${richText.richText} ${styles.content}`} />
      </article>
      <aside className={`${layout.container} ${styles.more}`} aria-label={messages.more}>
        <div className={`${sectionHead.sectionHead} ${styles.moreHead}`}>
          <h2>{more.length > 0 ? messages.more : messages.blog}</h2>
          <Link className={button.quiet} to="/blogs">
            {messages.allArticles}
            <Icon name="arrow-right" size="s" flip />
          </Link>
        </div>
        {more.length > 0 ? (
          <div className={blogCard.grid}>
            {more.map((other) => (
              <BlogCard key={other.id} post={other} heading="h3" />
            ))}
          </div>
        ) : null}
      </aside>
    </main>
  )
}
