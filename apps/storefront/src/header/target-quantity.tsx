import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import { Stepper } from '@zayy/ui/stepper'
import typography from '@zayy/ui/typography.module.css'
import { useId, useRef, useState } from 'react'
import { useChangeTargetQuantity } from '../prices/change-target-quantity.ts'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import styles from './target-quantity.module.css'
import { useTargetQuantityMessages } from './target-quantity-messages.ts'

const presets = [10, 50, 100, 200]

/** Asks for the number of pieces at whose price the shop shows its products. @param onOff called after it is turned off */
export default function TargetQuantity({ onOff }: { onOff: () => void }) {
  const messages = useTargetQuantityMessages()
  const quantity = useTargetQuantity()
  const latest = useRef(quantity)
  latest.current = quantity
  const change = useChangeTargetQuantity()
  const [typed, setTyped] = useState<string | null>(null)
  const error = useId()
  const read = typed === null ? null : typed.trim() === '' ? 1 : readQuantity(typed)
  const isWrong = typed !== null && read === null
  const leave = () => {
    if (isWrong) return
    if (read !== null && read !== quantity) change(read)
    setTyped(null)
  }
  const choose = (chosen: number) => {
    setTyped(null)
    change(chosen)
  }
  return (
    <div className={styles.panel}>
      <fieldset className={styles.targetQuantity}>
        <legend className={styles.question}>{messages.quantity}</legend>
        <p className={typography.note}>{messages.explanation}</p>
        <div className={styles.number}>
          <Stepper
            className={styles.stepper}
            value={quantity}
            text={typed}
            error={isWrong ? error : undefined}
            labels={{ field: messages.need, less: messages.less, more: messages.more }}
            onStep={(by) => choose(latest.current + by)}
            onType={setTyped}
            onLeave={leave}
            onCancel={typed === null ? undefined : () => setTyped(null)}
          />
          <span aria-hidden="true">{messages.piecesAfter(quantity)}</span>
        </div>
        <span id={error} role="alert" className={styles.error}>
          {isWrong ? messages.notAQuantity(typed.slice(0, 40)) : null}
        </span>
        <span className={chip.chips}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={preset === quantity ? chip.chosen : chip.chip}
              aria-pressed={preset === quantity}
              aria-label={messages.preset(preset)}
              onClick={() => choose(preset)}
            >
              {formatNumber(preset)}
            </button>
          ))}
        </span>
        {quantity > 1 ? (
          <button
            type="button"
            className={`${button.quiet} ${button.small} ${styles.off}`}
            onClick={() => {
              choose(1)
              onOff()
            }}
          >
            {messages.off}
          </button>
        ) : null}
      </fieldset>
    </div>
  )
}
