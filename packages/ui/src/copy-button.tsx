import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import typography from './typography.module.css'

const TOLD_FOR_MS = 3000

/**
 * Copies a text and confirms it briefly, also to screen readers. If the browser denies clipboard access, selects `source` for
 * copying by hand.
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
  /** Label shown briefly after copying. */
  copied: string
  /** Element that shows the text, and the label of the button after selecting it instead. */
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
