import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import { useId } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import form from '../tool-form.module.css'
import styles from './spread-tool.module.css'

/** What was typed as shares, by the id of the size. */
export type TypedShares = ReadonlyMap<number, string>

/** Whether a text is no share; an empty one is none. */
export function isWrongShare(text: string): boolean {
  return text.trim() !== '' && readQuantity(text) === null
}

/** The share of each size, and below it the pieces that it would get. */
export function ShareFields({
  shares,
  quantities,
  typed,
  onChange,
  onType,
}: {
  shares: readonly number[]
  quantities: readonly number[] | null
  typed: TypedShares
  onChange: (shares: number[]) => void
  onType: (typed: TypedShares) => void
}) {
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const id = useId()
  const type = (size: number, at: number, text: string) => {
    onType(new Map([...typed, [size, text]]))
    if (!isWrongShare(text)) onChange(shares.with(at, readQuantity(text) ?? 0))
  }
  const isWrong = (size: number) => isWrongShare(typed.get(size) ?? '')
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
                aria-describedby={isWrong(size.id) ? `${id}-wrong` : `${id}-${size.id}`}
                aria-invalid={isWrong(size.id)}
                value={typed.get(size.id) ?? (shares[at] || '')}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => type(size.id, at, event.currentTarget.value)}
                {...keepLineBreaks((text) => type(size.id, at, text))}
              />
            </label>
            <b id={`${id}-${size.id}`} className={typography.number}>
              {quantities?.[at] ? formatNumber(quantities[at]) : null}
            </b>
          </div>
        ))}
      </div>
      <p id={`${id}-wrong`} className={form.error} role="alert">
        {product.sizes.some(({ id: size }) => isWrong(size)) ? messages.notAQuantity : null}
      </p>
      <p className={form.note}>{messages.sharesHint}</p>
    </fieldset>
  )
}
