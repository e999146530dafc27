import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { useId } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import form from '../tool-form.module.css'
import styles from './spread-tool.module.css'

/** The share of each size, and below it the pieces that it would get. */
export function ShareFields({
  shares,
  quantities,
  onChange,
}: {
  shares: readonly number[]
  quantities: readonly number[] | null
  onChange: (shares: number[]) => void
}) {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const id = useId()
  return (
    <fieldset>
      <legend className={form.legend}>{messages.shares}</legend>
      <div className={styles.shares}>
        {product.sizes.map((size, at) => (
          <div key={size.id} className={styles.share}>
            <label>
              <bdi dir="ltr" aria-hidden>
                {size.name}
              </bdi>
              <span className={typography.visuallyHidden}>{messages.share(size.name)}</span>
              <input
                className={field.input}
                inputMode="numeric"
                autoComplete="off"
                aria-describedby={`${id}-${size.id}`}
                value={shares[at] || ''}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => {
                  const text = event.currentTarget.value
                  const share = text === '' ? 0 : readQuantity(text)
                  if (share !== null) onChange(shares.with(at, share))
                }}
              />
            </label>
            <b id={`${id}-${size.id}`} className={typography.number}>
              {quantities?.[at] ? formatNumber(quantities[at]) : null}
            </b>
          </div>
        ))}
      </div>
      <p className={form.note}>{messages.sharesHint}</p>
    </fieldset>
  )
}
