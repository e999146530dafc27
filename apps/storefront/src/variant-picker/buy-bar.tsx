import { nudgeFor } from '@zayy/domain/catalog/ladder'
import { toSar } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { AddWithSum } from './add-to-cart-button.tsx'
import { useTakeOffer } from './use-accept-offer.ts'
import { useChoiceSum, useChosen } from './variant-selection-context.tsx'

/** Phones: sum, the offer of a cliff and the button stay at the bottom of the screen. */
export function BuyBar({ taxIncluded, onOpenDrawer }: { taxIncluded: boolean; onOpenDrawer: () => void }) {
  const messages = useMessages('cart')
  const { tiers } = useChosen()
  const { quantity, unit } = useChoiceSum()
  const takeOffer = useTakeOffer()
  const nudge = quantity > 0 ? nudgeFor(tiers, quantity) : null
  const each = <Price sar={toSar(unit)} />
  return (
    <div className="buybar only-p">
      <div className="r1">
        <button type="button" className="buybar-open" onClick={onOpenDrawer} aria-label={messages.drawer}>
          {quantity > 0 ? (
            <Trans text={messages.piecesAt(quantity)} parts={{ each }} />
          ) : (
            <>
              {each} {messages.perPiece}
            </>
          )}
          <Icon name="caret-up" size="s" />
        </button>
        {nudge?.kind === 'cliff' ? (
          <button type="button" className="buybar-offer saff m5" onClick={() => takeOffer(nudge.more)}>
            <Trans
              text={messages.makeItPaying(nudge.at)}
              parts={{ saves: <Price sar={toSar(nudge.saves)} /> }}
            />
          </button>
        ) : (
          <span className="soft">{taxIncluded ? messages.withTax : messages.beforeTax}</span>
        )}
      </div>
      <AddWithSum />
    </div>
  )
}
