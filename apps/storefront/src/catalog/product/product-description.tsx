import { Icon } from '@zayy/ui/icon'
import { StoredHtml } from '@zayy/ui/stored-html'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Percentages } from '../../layout/percentages.tsx'
import { useClampedText } from '../../variant-picker/use-clamped-text.ts'
import type { ProductView } from './product-view.ts'
import { SizeChart } from './size-chart.tsx'
import button from '@zayy/ui/button.module.css'
import richText from '@zayy/ui/rich-text.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './product-description.module.css'

/** What the product is: its text (three lines until asked for more), its attributes and its size chart. */
export function ProductDescription({ view }: { view: ProductView }) {
  const messages = useMessages('product')
  const choosing = useMessages('cart')
  const { box, open, cut, toggle } = useClampedText()
  return (
    <section className={styles.description} aria-labelledby="about">
      <h2 id="about">{messages.about}</h2>
      <div ref={box} className={open ? undefined : typography.clamped}>
        <StoredHtml html={view.description} className={richText.richText} />
      </div>
      <button
        type="button"
        className={
          cut || open
            ? `${button.quiet} ${button.small} ${visibility.needsScript} ${styles.more}`
            : `${button.quiet} ${button.small} ${visibility.needsScript} ${styles.more} ${styles.idle}`
        }
        aria-expanded={open}
        onClick={toggle}
      >
        {open ? choosing.showLess : choosing.showMore}
        <Icon name={open ? 'caret-up' : 'caret-down'} size="s" />
      </button>
      {view.attributes.length > 0 ? (
        <dl className={styles.specifications}>
          {view.attributes.map(({ name, value }) => (
            <div key={name} className={styles.specification}>
              <dt>{name}</dt>
              <dd>
                <bdi>
                  <Percentages text={value} />
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {view.sizeChart ? <SizeChart chart={view.sizeChart} /> : null}
    </section>
  )
}
