import { formatNumber } from '@zayy/i18n/numbers'
import layout from '@zayy/ui/layout.module.css'
import { afterHydration } from '../use-loaded-component.tsx'
import { useHomeMessages } from './home-messages.ts'
import styles from './quantity-tape.module.css'

/**
 * A tape measure across the page: its pin sets the number of pieces at whose price all products are shown.
 * @param stops from tapeStops(), at least two
 * @param alone without the hero above it
 */
export function QuantityTape({ stops, alone }: { stops: readonly number[]; alone: boolean }) {
  const messages = useHomeMessages()
  return (
    <section
      className={alone ? `${styles.tape} ${styles.alone}` : styles.tape}
      aria-label={messages.priceByQuantity}
    >
      <div className={`${layout.container} ${styles.scale}`}>
        <ol className={styles.stops} aria-hidden="true">
          {stops.map((stop, index) => (
            <li key={stop} className={index === stops.length - 1 ? styles.last : undefined}>
              <b>
                <bdi dir="ltr">
                  {formatNumber(stop)}
                  {index === stops.length - 1 ? '+' : ''}
                </bdi>
              </b>
              <small>{messages.piecesAt(stop)}</small>
            </li>
          ))}
        </ol>
        <TapePin stops={stops} />
      </div>
    </section>
  )
}

const TapePin = afterHydration<{ stops: readonly number[] }>(() => import('./tape-pin.tsx'))
