import { useNavigate } from '@tanstack/react-router'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import type { Locale } from '@zayy/i18n/locale'
import { targetQuantity as ar } from '@zayy/i18n/messages/ar/target-quantity'
import { targetQuantity as en } from '@zayy/i18n/messages/en/target-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { Stepper } from '@zayy/ui/stepper'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { setTargetQuantity, useTargetQuantity } from '../prices/target-quantity.ts'
import chip from '@zayy/ui/chip.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './target-quantity.module.css'

const presets = [1, 10, 50, 100, 200]

/** "I need N pieces": the list shows its prices at that quantity; 1 shows the usual prices. */
export default function TargetQuantity() {
  const messages = useTargetQuantityMessages()
  const quantity = useTargetQuantity()
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
    <fieldset className={styles.targetQuantity}>
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

/** Debounces a held button: browsers limit history changes to a hundred in 30 seconds. */
const DEBOUNCE_MS = 250

/** Changes the target quantity at once, clamped to its bounds, and replaces the address after a pause. */
function useChangeQuantity(): (quantity: number) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setTargetQuantity(null)
    },
    [],
  )
  return (asked) => {
    const quantity = Math.min(Math.max(asked, 1), MAX_QUANTITY)
    setTargetQuantity(quantity)
    clearTimeout(timer.current)
    const write = async () => {
      const written = timer.current
      await navigate({
        to: '.',
        search: (search) => ({ ...search, quantity: quantity > 1 ? quantity : undefined }),
        replace: true,
        resetScroll: false,
      })
      if (timer.current === written) setTargetQuantity(null)
    }
    timer.current = setTimeout(() => void write(), DEBOUNCE_MS)
  }
}

type TargetQuantityMessages = typeof ar

const targetQuantityMessages: Record<Locale, TargetQuantityMessages> = { ar, en }

function useTargetQuantityMessages(): TargetQuantityMessages {
  return targetQuantityMessages[useLocale()]
}
