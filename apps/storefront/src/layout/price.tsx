import { type Halalas, subtract, toSar, zero } from '@zayy/domain/money'
import { formatAmount } from '@zayy/i18n/numbers'
import { useMessages } from '../i18n/locale-context.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './price.module.css'

/**
 * An amount of money as every page shows it: the riyal sign, two decimals, its currency spelt out for readers,
 * in a left-to-right isolate so that Arabic text cannot tear it apart. A minus stands before the sign.
 */
export function Price({ amount }: { amount: Halalas }) {
  const messages = useMessages('layout')
  return (
    <bdi className={styles.price} dir="ltr">
      {amount < zero ? '−' : null}
      <i aria-hidden="true">{'\u20c1'}</i>
      {formatAmount(toSar(amount < zero ? subtract(zero, amount) : amount))}
      <span className={typography.visuallyHidden}> {messages.currency}</span>
    </bdi>
  )
}
