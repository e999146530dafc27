import { meantShortAddress } from '@zayy/domain/checkout/national-address'
import { nationalAddress as ar } from '@zayy/i18n/messages/ar/national-address'
import { nationalAddress as en } from '@zayy/i18n/messages/en/national-address'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import button from '@zayy/ui/button.module.css'

/** Asks about a letter and a digit that look alike; the buyer decides. Loaded after a wrong short address. */
export default function ShortAddressQuestion({
  typed,
  onAnswer,
}: {
  typed: string
  onAnswer: (code: string) => void
}) {
  const messages = { ar, en }[useLocale()]
  const meant = meantShortAddress(typed)
  if (meant === null) return null
  return (
    <button type="button" className={`${button.outlined} ${button.small}`} onClick={() => onAnswer(meant)}>
      <Trans text={messages.didYouMean} parts={{ code: <bdi dir="ltr">{meant}</bdi> }} />
    </button>
  )
}
