import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import './vendor/react-toastify.css'
import { Icon } from './icon.tsx'
import styles from './toast-host.module.css'
import visibility from './visibility.module.css'

/** As --low-window in media.css. */
const LOW_WINDOW = '(height < 37.5em)'

let mounted = false

const lastOf = new Map<string, Id>()

/** Toasts have a separate React root, so that any part of the shop can show one at any time. */
function mountOnce(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  // A toast closes when its progress bar ends, and is removed after its slide-out.
  host.dataset.waitsForAnimations = ''
  host.className = visibility.notInPrint ?? ''
  document.body.append(host)
  createRoot(host).render(<Toasts />)
}

/** The toast list. Each toast is a live region; the list must not be one too, or each would be read twice. */
function Toasts() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = box.current?.firstElementChild
    list?.setAttribute('aria-live', 'off')
    // Its label is English in every language.
    list?.removeAttribute('aria-label')
  }, [])
  return (
    <div ref={box}>
      <ToastContainer
        {...(styles.toasts === undefined ? {} : { className: styles.toasts })}
        position="top-right"
        rtl={document.documentElement.dir === 'rtl'}
        limit={3}
        newestOnTop
        closeOnClick
        pauseOnHover
        draggable
        closeButton={false}
        icon={({ type }) => <Icon name={type === 'success' ? 'check-circle' : 'warning-circle'} size="l" />}
      />
    </div>
  )
}

/** Renders the text one frame after the toast: screen readers announce content added to a region, not its initial content. */
function ToastContent({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    box.current?.parentElement?.querySelector('[role="progressbar"]')?.setAttribute('aria-hidden', 'true')
    const frame = requestAnimationFrame(() => setShown(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className={styles.content} ref={box}>
      {shown ? children : null}
    </div>
  )
}

/** `echo`: an error that the page also shows and moves focus to. */
export type ToastKind = 'success' | 'error' | 'echo'

const roles = { success: 'status', error: 'alert', echo: 'group' } satisfies Record<ToastKind, string>

/** Shows one toast. `lasts` in ms. Call it through toast.ts. */
export function showToast(
  content: ReactNode,
  kind: ToastKind,
  topic: string | undefined,
  lasts: number,
): void {
  mountOnce()
  const type = kind === 'success' ? 'success' : 'error'
  const options = { type, autoClose: lasts, role: roles[kind] } as const
  // Three toasts would cover most of a low window.
  if (window.matchMedia(LOW_WINDOW).matches) toast.dismiss()
  const element = <ToastContent>{content}</ToastContent>
  if (topic === undefined) {
    toast(element, options)
    return
  }
  // The earlier toast may be closing, and an update would disappear with it.
  const earlier = lastOf.get(topic)
  if (earlier !== undefined) toast.dismiss(earlier)
  lastOf.set(topic, toast(element, options))
}

export function closeToastOf(topic: string): void {
  const shown = lastOf.get(topic)
  if (shown !== undefined) toast.dismiss(shown)
}
