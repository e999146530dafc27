import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { useCheckoutMessages } from './checkout-messages.ts'
import button from '@zayy/ui/button.module.css'

const TOLD_FOR_MS = 3000

/** Copies a text and says so for a moment. Where the browser does not let it, the text stays there to be marked. */
export function CopyButton({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className: string | undefined
}) {
  const messages = useCheckoutMessages()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TOLD_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      className={`${button.quiet} ${button.small} ${className}`}
      onClick={() => {
        navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          (error) => console.warn('The text cannot be copied.', error),
        )
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? messages.copied : label}</span>
    </button>
  )
}
