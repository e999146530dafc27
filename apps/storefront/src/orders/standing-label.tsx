import type { InvoiceView } from '@zayy/domain/orders/invoice-view'
import { standingMessages } from '../order-standing/standing-messages.ts'
import { orderMessages } from './order-messages.ts'

/** How the order stands, beside its payment; nothing if the payment says it already. */
export function StandingLabel({ view: { payment, standing } }: { view: InvoiceView }) {
  if (standing === null) return null
  const label = standingMessages.ar.labels[standing]
  if (label === orderMessages.ar.paymentStatus[payment]) return null
  return (
    <>
      {' · '}
      {label}{' '}
      <bdi lang="en" dir="ltr">
        {standingMessages.en.labels[standing]}
      </bdi>
    </>
  )
}
