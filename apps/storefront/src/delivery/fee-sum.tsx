import { fromSar, type Halalas, type Sar, ZERO } from '@zayy/domain/money'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../prices/price.tsx'
import { useDeliveryFee } from './use-delivery.ts'

/** How the delivery fee adds up: '25.00 × 3 products', and from which amount it is free. */
export function FeeSum({
  city,
  products,
  shipping,
}: {
  city: { shipping: Sar }
  products: number
  shipping: Halalas
}) {
  const messages = useBuyingMessages('cart')
  const { per, freeFrom } = useDeliveryFee(city)
  const isShown = per === 'product' && (shipping > ZERO || freeFrom === null)
  return (
    <>
      {isShown ? (
        <small>
          <Trans
            text={messages.feeSum(products)}
            parts={{ fee: <Price amount={fromSar(city.shipping)} /> }}
          />
        </small>
      ) : null}
      {freeFrom === null ? null : (
        <small>
          <Trans text={messages.freeDelivery} parts={{ amount: <Price amount={freeFrom} /> }} />
        </small>
      )}
    </>
  )
}
