import { formatAmount } from '@zayy/i18n/numbers'
import { useMessages } from '../i18n/locale-context.tsx'
import styles from './price.module.css'

/**
 * An amount of money as every page shows it: the riyal sign, two decimals, its currency spelt out for readers,
 * in a left-to-right isolate so that Arabic text cannot tear it apart. A minus stands before the sign.
 *
 * @param sar riyals with at most 2 decimals, as on the wire
 */
export function Price({ sar }: { sar: number }) {
  const messages = useMessages('layout')
  return (
    <bdi className={styles.price} dir="ltr">
      {sar < 0 ? '−' : null}
      <i aria-hidden="true">{'\u20c1'}</i>
      {formatAmount(Math.abs(sar))}
      <span className="vh"> {messages.currency}</span>
    </bdi>
  )
}
