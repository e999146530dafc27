import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import typography from './typography.module.css'

const TOLD_FOR_MS = 3000

/**
 * Copies a text and says so for a moment, to eyes and to readers. Where the browser does not let it, `source` is selected, ready to be
 * copied by hand.
 */
export function CopyButton({
  text,
  label,
  copied,
  source,
  className = button.quiet,
}: {
  text: string
  label: ReactNode
  /** What the button says for a moment. */
  copied: string
  /** Where the text is on the page, and what the button says once it is selected instead. */
  source?: { element: RefObject<HTMLElement | null>; selected: string }
  className?: string | undefined
}) {
  const [told, setTold] = useState<string | null>(null)
  useEffect(() => {
    if (told === null) return
    const timer = setTimeout(() => setTold(null), TOLD_FOR_MS)
    return () => clearTimeout(timer)
  }, [told])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setTold(copied)
    } catch (error) {
      console.warn('The text cannot be copied.', error)
      if (!source?.element.current) return
      getSelection()?.selectAllChildren(source.element.current)
      setTold(source.selected)
    }
  }
  return (
    <>
      <button type="button" className={`${button.small} ${className}`} onClick={() => void copy()}>
        <Icon name={told === copied ? 'check' : 'copy'} />
        <span>{told ?? label}</span>
      </button>
      <span className={typography.visuallyHidden} role="status">
        {told}
      </span>
    </>
  )
}
