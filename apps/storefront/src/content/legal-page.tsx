import button from '@zayy/ui/button.module.css'
import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { MessagePage } from '../page/message-page.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useContentMessages } from './content-messages.ts'
import styles from './legal-page.module.css'
import type { LegalView } from './static-view.ts'

type TextPage = Pick<LegalView, 'title' | 'intro' | 'sections'> & { image?: string | null }

const legalWidths = widthsFor(307, 1280)

/** Terms, privacy or an own page, with a table of contents. */
export function LegalPage({ view: { title, image, intro, sections } }: { view: TextPage }) {
  const messages = useContentMessages()
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: title }]} />
      <div className={`${layout.container} ${layout.columns} ${styles.page}`}>
        <div className={styles.head}>
          <h1 className={typography.pageTitle}>{title}</h1>
          {sections.length > 1 ? (
            <nav aria-labelledby="on-this-page">
              <h2 id="on-this-page" className={typography.note}>
                {messages.onThisPage}
              </h2>
              <ol>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
        </div>
        <div className={styles.text}>
          {image ? (
            <Image
              url={image}
              alt=""
              sizes="(min-width: 64em) 60vw, 96vw"
              widths={legalWidths}
              width={1600}
              height={1200}
              first
            />
          ) : null}
          <StoredHtml html={intro} className={`${richText.richText} ${styles.introduction}`} />
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <StoredHtml html={section.html} className={richText.richText} />
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}

/** Replaces about, terms or privacy until the owner writes them. The status is 404. */
export function UnpublishedPage() {
  const messages = useContentMessages()
  const layoutMessages = useMessages('layout')
  const { phone, email, whatsapp } = useShopSettings()
  return (
    <MessagePage art="tape-measure" title={messages.unpublished} text={messages.unpublishedText}>
      <ShopLink className={button.primary} to="/">
        {layoutMessages.backHome}
      </ShopLink>
      {phone || email || whatsapp ? (
        <ShopLink className={button.outlined} to="/contact">
          {layoutMessages.contact}
        </ShopLink>
      ) : null}
    </MessagePage>
  )
}
