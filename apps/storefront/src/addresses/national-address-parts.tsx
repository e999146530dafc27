import { nationalAddress as ar } from '@zayy/i18n/messages/ar/national-address'
import { nationalAddress as en } from '@zayy/i18n/messages/en/national-address'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import formFields from '../forms/form-fields.module.css'

/** Where the short address is found, and the parts that stand for it. Loaded after hydration where the shop requires one of both. */
export default function NationalAddressParts({ children }: { children: ReactNode }) {
  const messages = { ar, en }[useLocale()]
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={() => setOpen(true)}>
          {messages.unknown}
        </button>
      </div>
    )
  return (
    <div className={formFields.fields}>
      <p className={typography.note}>{messages.where}</p>
      {children}
    </div>
  )
}
