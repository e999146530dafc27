import { nudgeFor } from '@zayy/domain/catalog/ladder'
import { toSar } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import { useWords } from '../i18n/locale-context.tsx'
import { Sentence } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import { AddWithSum } from './add-to-cart-button.tsx'
import { useTakeOffer } from './use-accept-offer.ts'
import { useChoiceSum, useChosen } from './variant-selection-context.tsx'

/** Phones: sum, the offer of a cliff and the button stay at the bottom of the screen. */
export function BuyBar({ taxIncluded, onOpenDrawer }: { taxIncluded: boolean; onOpenDrawer: () => void }) {
  const words = useWords('cart')
  const { tiers } = useChosen()
  const { quantity, unit } = useChoiceSum()
  const takeOffer = useTakeOffer()
  const nudge = quantity > 0 ? nudgeFor(tiers, quantity) : null
  const each = <Price sar={toSar(unit)} />
  return (
    <div className="buybar only-p">
      <div className="r1">
        <button type="button" className="buybar-open" onClick={onOpenDrawer} aria-label={words.drawer}>
          {quantity > 0 ? (
            <Sentence text={words.piecesAt(quantity)} parts={{ each }} />
          ) : (
            <>
              {each} {words.perPiece}
            </>
          )}
          <Icon name="caret-up" size="s" />
        </button>
        {nudge?.kind === 'cliff' ? (
          <button type="button" className="buybar-offer saff m5" onClick={() => takeOffer(nudge.more)}>
            <Sentence
              text={words.makeItPaying(nudge.at)}
              parts={{ saves: <Price sar={toSar(nudge.saves)} /> }}
            />
          </button>
        ) : (
          <span className="soft">{taxIncluded ? words.withTax : words.beforeTax}</span>
        )}
      </div>
      <AddWithSum />
    </div>
  )
}
