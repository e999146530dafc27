import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import typography from '@zayy/ui/typography.module.css'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { SponsorLogos, Sponsors } from '../sponsors/sponsors.tsx'
import styles from './about-page.module.css'
import { useContentMessages } from './content-messages.ts'
import type { AboutView } from './static-view.ts'

/** Text with an image, the shop's values, further sections and sponsors. */
export function AboutPage({ view }: { view: AboutView }) {
  const messages = useContentMessages()
  const { sponsorsTitle } = useShopSettings()
  const { title, image, intro, sections, values, sponsors } = view
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.about }]} />
      <div className={`${layout.container} ${styles.introduction} ${image ? '' : styles.alone}`}>
        <div>
          <h1>{title}</h1>
          <StoredHtml html={intro} className={`${richText.richText} ${styles.introductionText}`} />
        </div>
        {image ? (
          <figure>
            <Image
              url={image}
              alt=""
              sizes={INTRODUCTION_SIZES}
              widths={introductionWidths}
              width={1600}
              height={1200}
              first
            />
          </figure>
        ) : null}
      </div>
      {values.length > 0 ? <Values values={values} /> : null}
      {sections.length > 0 ? (
        <div className={`${layout.container} ${styles.chapters}`}>
          {sections.map((section) => (
            <section key={section.id} className={layout.columns} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              <StoredHtml html={section.html} className={`${richText.richText} ${styles.chapterText}`} />
            </section>
          ))}
        </div>
      ) : null}
      {sponsors.length > 0 ? (
        <Sponsors heading={sponsorsTitle ?? messages.sponsors} count={sponsors.length}>
          <SponsorLogos sponsors={sponsors} />
        </Sponsors>
      ) : null}
    </main>
  )
}

const INTRODUCTION_SIZES =
  '(min-width: 83em) 616px, (min-width: 64em) calc(50vw - 48px), (min-width: 48em) calc(100vw - 48px), calc(100vw - 32px)'
const introductionWidths = widthsFor(288, 975)

const VALUE_SIZES = '(min-width: 83em) 411px, (min-width: 48em) calc(33.3vw - 32px), calc(100vw - 32px)'
const valueWidths = widthsFor(224, 735)

function Values({ values }: Pick<AboutView, 'values'>) {
  const messages = useContentMessages()
  return (
    <section className={`${layout.container} ${layout.section}`} aria-label={messages.values}>
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value.id}>
            <span className={styles.picture}>
              <Image
                url={value.image}
                alt=""
                sizes={VALUE_SIZES}
                widths={valueWidths}
                width={1200}
                height={900}
              />
            </span>
            <h2>{value.title}</h2>
            <StoredHtml html={value.html} className={typography.soft} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three placeholders (spec, 9). */
const skeletons = ['1', '2', '3']

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
