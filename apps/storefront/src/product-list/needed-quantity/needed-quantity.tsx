import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { Stepper } from '@zayy/ui/stepper'
import { useId, useRef, useState } from 'react'
import { useNeededQuantity } from '../../layout/needed-quantity.ts'
import { useNeededQuantityMessages } from './needed-quantity-messages.ts'
import { useChangeQuantity } from './use-change-quantity.ts'
import chip from '@zayy/ui/chip.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './needed-quantity.module.css'

const presets = [1, 10, 50, 100, 200]

/** "I need N pieces": all prices of the list are shown at that quantity. 1 piece: as in a list without it. */
export default function NeededQuantity() {
  const messages = useNeededQuantityMessages()
  const quantity = useNeededQuantity()
  const latest = useRef(quantity)
  latest.current = quantity
  const change = useChangeQuantity()
  const [typed, setTyped] = useState<string | null>(null)
  const error = useId()
  const read = typed === null ? null : typed.trim() === '' ? 1 : readQuantity(typed)
  const isWrong = typed !== null && read === null
  const leave = () => {
    if (isWrong) return
    if (read !== null && read !== quantity) change(read)
    setTyped(null)
  }
  return (
    <fieldset className={styles.neededQuantity}>
      <legend className={typography.visuallyHidden}>{messages.quantity}</legend>
      <span className={typography.medium} aria-hidden="true">
        {messages.need}
      </span>
      <Stepper
        className={styles.stepper}
        value={quantity}
        text={typed}
        error={isWrong ? error : undefined}
        labels={{ field: messages.need, less: messages.less, more: messages.more }}
        onStep={(by) => {
          setTyped(null)
          change(latest.current + by)
        }}
        onType={setTyped}
        onLeave={leave}
        onCancel={typed === null ? undefined : () => setTyped(null)}
      />
      <span aria-hidden="true">{messages.piecesAfter(quantity)}</span>
      <span className={`${chip.chips} ${visibility.notOnPhones} ${styles.presets}`}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={preset === quantity ? chip.chosen : chip.chip}
            aria-pressed={preset === quantity}
            aria-label={messages.preset(preset)}
            onClick={() => {
              setTyped(null)
              change(preset)
            }}
          >
            {formatNumber(preset)}
          </button>
        ))}
      </span>
      <span id={error} role="alert" className={styles.error}>
        {isWrong ? messages.notAQuantity(typed.slice(0, 40)) : null}
      </span>
    </fieldset>
  )
}
