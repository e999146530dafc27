import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { Stepper } from '@zayy/ui/stepper'
import { useRef } from 'react'
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
  return (
    <fieldset className={styles.neededQuantity}>
      <legend className={typography.visuallyHidden}>{messages.quantity}</legend>
      <span className={typography.medium} aria-hidden="true">
        {messages.need}
      </span>
      <Stepper
        className={styles.stepper}
        value={quantity}
        labels={{ field: messages.need, less: messages.less, more: messages.more }}
        read={readQuantity}
        onStep={(by) => change(latest.current + by)}
        onType={change}
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
            onClick={() => change(preset)}
          >
            {formatNumber(preset)}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
