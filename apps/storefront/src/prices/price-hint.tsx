import { priceHintFor } from '@zayy/domain/catalog/price-hint'
import { greatestQuantity, leastQuantity, type PriceTier, unitPrice } from '@zayy/domain/catalog/price-tiers'
import type { Halalas } from '@zayy/domain/money'
import button from '@zayy/ui/button.module.css'
import type { ReactNode } from 'react'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { Price } from './price.tsx'
import styles from './price-hint.module.css'

type PriceHintProps = {
  tiers: readonly PriceTier[]
  count: number
  /** Adds the pieces that reach the minimum or the price break. */
  onMore: (more: number) => void
}

/** Shows the first hint that applies: above the maximum, below the minimum, price break, next tier, lowest price. */
export function PriceHint({ tiers, count, onMore }: PriceHintProps) {
  const messages = useBuyingMessages('cart')
  if (tiers.length === 0) return null
  if (count === 0) return <Start tiers={tiers} />
  const most = greatestQuantity(tiers)
  if (count > most)
    return <Line tone="outside" lead={messages.mostLead(most)} text={messages.most(count - most)} />
  const hint = priceHintFor(tiers, count)
  switch (hint?.kind) {
    case 'minimum':
      return (
        <Line tone="outside" lead={messages.minimumLead(hint.least)} text={messages.minimum(hint.missing)}>
          <Offer at={hint.least} onAccept={() => onMore(hint.missing)} />
        </Line>
      )
    case 'priceBreak':
      return (
        <Line
          tone="priceBreak"
          lead={messages.priceBreakLead(hint.at, count)}
          text={
            <Trans text={messages.priceBreak(hint.more)} parts={{ saves: <Price amount={hint.saves} /> }} />
          }
        >
          <Offer at={hint.at} onAccept={() => onMore(hint.more)} />
        </Line>
      )
    case 'next':
      return (
        <Line
          text={
            <Trans
              text={messages.next(hint.more)}
              parts={{
                each: <Strong amount={hint.price} />,
                now: <Price amount={unitPrice(tiers, count)} />,
              }}
            />
          }
        />
      )
    case 'lowest':
      return tiers.length === 1 ? null : <Line lead={messages.lowestLead} text={messages.lowest} />
    default:
      return null
  }
}

/** Before anything is selected: the minimum if there is one, otherwise the second tier. */
function Start({ tiers }: { tiers: readonly PriceTier[] }) {
  const messages = useBuyingMessages('cart')
  const least = leastQuantity(tiers)
  const second = tiers[1]
  if (least > 1) return <Line text={messages.startMinimum(least)} />
  if (!second) return null
  return (
    <Line
      text={<Trans text={messages.start(second.from)} parts={{ each: <Strong amount={second.price} /> }} />}
    />
  )
}

function Offer({ at, onAccept }: { at: number; onAccept: () => void }) {
  const messages = useBuyingMessages('cart')
  return (
    <button type="button" className={`${button.accent} ${button.small} ${styles.action}`} onClick={onAccept}>
      {messages.makeIt(at)}
    </button>
  )
}

function Strong({ amount }: { amount: Halalas }) {
  return (
    <b>
      <Price amount={amount} />
    </b>
  )
}

/** `outside`: the quantity cannot be ordered. */
const tones = { priceBreak: styles.priceBreak, outside: styles.outside }

function Line({
  tone,
  lead,
  text,
  children,
}: {
  tone?: keyof typeof tones
  lead?: string
  text: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={tone ? `${styles.priceHint} ${tones[tone]}` : styles.priceHint}>
      <span>
        {lead ? <b>{lead} </b> : null}
        {text}
      </span>
      {children}
    </div>
  )
}
