import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import richText from '@zayy/ui/rich-text.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { Percentages } from '../../prices/price.tsx'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useClampedText } from '../../variant-picker/use-clamped-text.ts'
import styles from './product-description.module.css'
import type { ProductView } from './product-view.ts'

/** Description (three lines until expanded), attributes and size chart. */
export function ProductDescription({ view }: { view: ProductView }) {
  const messages = useBuyingMessages('product')
  const choosing = useBuyingMessages('cart')
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

/** Centimetres: one column per size, one row per measure. */
function SizeChart({ chart }: { chart: NonNullable<ProductView['sizeChart']> }) {
  const messages = useBuyingMessages('product')
  const { sizeAdvice } = useShopSettings()
  return (
    <>
      <h3 className={`${typography.label} ${styles.head}`} id="size-chart">
        {messages.sizeChart} <span>{messages.centimetres}</span>
      </h3>
      <div className={styles.scroller}>
        <table className={styles.chart} aria-labelledby="size-chart">
          <thead>
            <tr>
              <th scope="col">{messages.size}</th>
              {chart.sizes.map((size) => (
                <th key={size} scope="col">
                  <bdi dir="ltr">{size}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.measures.map((measure, row) => (
              <tr key={measure}>
                <th scope="row">{measure}</th>
                {chart.sizes.map((size, column) => (
                  <td key={size}>
                    <bdi dir="ltr">{chart.values[column]?.[row]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sizeAdvice ? <p className={`${typography.caption} ${styles.hint}`}>{sizeAdvice}</p> : null}
    </>
  )
}
