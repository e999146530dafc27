import { meantShortAddress } from '@zayy/domain/checkout/national-address'
import { nationalAddress as ar } from '@zayy/i18n/messages/ar/national-address'
import { nationalAddress as en } from '@zayy/i18n/messages/en/national-address'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useState } from 'react'
import formFields from '../forms/form-fields.module.css'
import { TextField } from '../forms/text-field.tsx'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import type { NationalAddressProps } from './national-address-rule.ts'

/**
 * Asks the buyer about a letter and a digit that look alike. If the short address is required, says where to find it, and offers
 * fields for the parts that replace it. Asks for the parts that an e-invoice names.
 */
export default function NationalAddressHelp<F extends string>(props: NationalAddressProps<F>) {
  const { state, isRequired, namesParts, asksBuilding, asksDistrict } = props
  const messages = { ar, en }[useLocale()]
  const [isOpen, setOpen] = useState(false)
  const typed = state.form.short_address
  const meant = state.errors.short_address ? meantShortAddress(typed) : null
  if (meant !== null)
    return (
      <div>
        <button
          type="button"
          className={`${button.outlined} ${button.small}`}
          onClick={() => state.change('short_address', meant)}
        >
          <span>
            <Trans text={messages.didYouMean} parts={{ code: <bdi dir="ltr">{meant}</bdi> }} />
          </span>
        </button>
      </div>
    )
  if (!namesParts && (!isRequired || typed !== '')) return null
  if (!namesParts && !isOpen)
    return (
      <div>
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={() => setOpen(true)}>
          {messages.unknown}
        </button>
      </div>
    )
  return (
    <div className={formFields.fields}>
      {typed === '' ? <p className={typography.note}>{messages.where}</p> : null}
      {asksBuilding && typed === '' ? (
        <TextField
          state={state}
          field="building"
          half
          latin
          autoComplete="off"
          maxLength={60}
          optional={!namesParts}
        />
      ) : null}
      {asksDistrict ? (
        <TextField
          state={state}
          field="district"
          half
          autoComplete="off"
          maxLength={100}
          optional={!namesParts}
        />
      ) : null}
    </div>
  )
}
