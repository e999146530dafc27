import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import visibility from '../visibility.module.css'
import styles from './dialog-layer.module.css'
import { makeModal } from './make-modal.ts'

/** The dialog around a component; null outside of dialogs. */
const DialogContext = createContext<{ open: boolean; close: () => void } | null>(null)

type DialogLayerProps = {
  open: boolean
  /** Called by Escape, a press outside, and DialogClose. */
  onClose: () => void
  className: string
  /** Accessible name, or the id of its element. */
  label?: string
  labelledBy?: string
  /** Returns the element that is focused first, else it is the first that Tab reaches. */
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/**
 * A modal dialog over the dimmed page. It keeps the focus until it closes, and then returns it; the page does not scroll. While it closes,
 * it stays until the transition of `data-leaving` ends. Dialogs within it close with it.
 */
export function DialogLayer({ open: wanted, ...props }: DialogLayerProps) {
  const around = useContext(DialogContext)
  const open = wanted && around?.open !== false
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  return shown
    ? createPortal(<Layer open={open} onLeft={() => setShown(false)} {...props} />, document.body)
    : null
}

function Layer({
  open,
  onClose,
  onLeft,
  className,
  label,
  labelledBy,
  initialFocus,
  children,
}: DialogLayerProps & { onLeft: () => void }) {
  const layer = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const nested = useContext(DialogContext) !== null
  const close = useEffectEvent(onClose)
  const left = useEffectEvent(onLeft)
  const firstFocus = useEffectEvent(() => initialFocus?.() ?? null)

  useLayoutEffect(() => {
    if (!open || !layer.current || !popup.current) return
    const { activeElement } = document
    // The focus is still inside if it opens again while it closes, and in Strict Mode's second run.
    if (!popup.current.contains(activeElement)) opener.current = activeElement
    const dialog = {
      layer: layer.current,
      popup: popup.current,
      opener: opener.current,
      close: () => close(),
    }
    return makeModal(dialog, firstFocus())
  }, [open])

  useEffect(() => {
    if (open) return
    let reopened = false
    const transitions = popup.current?.getAnimations() ?? []
    void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {
      if (!reopened) left()
    })
    return () => {
      reopened = true
    }
  }, [open])

  const leaving = open ? undefined : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys from components around the dialog
    <div
      ref={layer}
      className={visibility.notInPrint}
      // Arrow keys in a dialog are not for the grid that opened it.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation()
      }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: Escape closes the dialog too */}
      <div
        className={nested ? styles.clear : styles.backdrop}
        data-leaving={leaving}
        // The second press of a double press on the opener is here.
        onClick={({ detail }) => detail < 2 && onClose()}
      />
      <div
        ref={popup}
        // Without aria-modal, which keeps VoiceOver from reading toasts: github.com/w3c/aria/issues/1854
        role="dialog"
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={className}
        data-leaving={leaving}
      >
        <DialogContext value={{ open, close: onClose }}>{children}</DialogContext>
      </div>
    </div>
  )
}

/** A button that closes the dialog around it. */
export function DialogClose({
  className,
  label,
  children,
}: {
  className: string | undefined
  label: string
  children: ReactNode
}) {
  const dialog = useContext(DialogContext)
  return (
    <button type="button" className={className} aria-label={label} onClick={() => dialog?.close()}>
      {children}
    </button>
  )
}
