import { Icon } from '@zayy/ui/icon'
import { RichText } from '@zayy/ui/rich-text'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useClampedText } from '../../variant-picker/use-clamped-text.ts'
import type { ProductView } from './product-view.ts'
import { SizeChart } from './size-chart.tsx'

/** What the product is: its text (three lines until asked for more), its attributes and its size chart. */
export function ProductDescription({ view }: { view: ProductView }) {
  const messages = useMessages('product')
  const choosing = useMessages('cart')
  const { box, open, cut, toggle } = useClampedText()
  return (
    <section className="pdesc" aria-labelledby="about">
      <h2 id="about">{messages.about}</h2>
      <div ref={box} className={open ? undefined : 'clamp'}>
        <RichText html={view.description} />
      </div>
      <button
        type="button"
        className={cut || open ? 'btn q sm pdesc-more' : 'btn q sm pdesc-more idle'}
        aria-expanded={open}
        onClick={toggle}
      >
        {open ? choosing.showLess : choosing.showMore}
        <Icon name={open ? 'caret-up' : 'caret-down'} size="s" />
      </button>
      {view.attributes.length > 0 ? (
        <dl className="spec">
          {view.attributes.map(({ name, value }) => (
            <div key={name} className="spec-row">
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {view.sizeChart ? <SizeChart chart={view.sizeChart} /> : null}
    </section>
  )
}
