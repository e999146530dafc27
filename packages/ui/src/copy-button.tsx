import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import button from './button.module.css'

const TOLD_FOR_MS = 3000

/** Copies a text and says so for a moment. Where the browser does not let it, the text stays there to be marked. */
export function CopyButton({
  text,
  label,
  copied: copiedLabel,
  className = button.quiet,
}: {
  text: string
  label: string
  /** What the button says for a moment. */
  copied: string
  className?: string | undefined
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TOLD_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      className={`${button.small} ${className}`}
      onClick={() => {
        navigator.clipboard?.writeText(text).then(
          () => setCopied(true),
          (error) => console.warn('The text cannot be copied.', error),
        )
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </button>
  )
}
