import { formatNumber } from '@zayy/i18n/numbers'
import caret from '@zayy/ui/caret.module.css'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { useKeptTargetQuantity, useTargetQuantity } from '../prices/target-quantity.ts'
import { useDisclosure } from '../search/use-disclosure.ts'
import { useLoadedComponent } from '../use-loaded-component.tsx'
import styles from './quantity-chip.module.css'
import { useTargetQuantityMessages } from './target-quantity-messages.ts'

/** "I need 60 pieces": shows the number at whose price the shop shows its products, and opens a panel to change it. Loaded after hydration. */
export default function QuantityChip() {
  const { howMany } = useMessages('layout')
  const messages = useTargetQuantityMessages()
  const quantity = useTargetQuantity()
  useKeptTargetQuantity()
  const details = useDisclosure()
  const [TargetQuantity, want] = useLoadedComponent(() => import('./target-quantity.tsx'))
  return (
    <details
      ref={details}
      name="header"
      className={styles.quantity}
      onPointerEnter={want}
      onFocus={want}
      onToggle={want}
    >
      <summary>
        {quantity > 1 ? (
          <>
            <span className={styles.need}>{messages.need}</span> <b>{formatNumber(quantity)}</b>{' '}
            <span className={styles.unit}>{messages.piecesAfter(quantity)}</span>
          </>
        ) : (
          howMany
        )}
        <Icon name="caret-down" className={`${caret.caret} ${caret.small} ${styles.caret}`} />
      </summary>
      {TargetQuantity ? (
        <TargetQuantity
          onOff={() => {
            if (details.current) details.current.open = false
            details.current?.querySelector('summary')?.focus()
          }}
        />
      ) : null}
    </details>
  )
}
