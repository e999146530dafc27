import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import './vendor/react-toastify.css'
import { Icon } from './icon.tsx'
import styles from './toast-host.module.css'

/** As the style sheet has it. */
const LOW_WINDOW_PX = 600

let mounted = false

/** The latest toast of each topic. */
const lastOf = new Map<string, Id>()

/** Toasts have a root of their own beside the page's, so that any part of the shop may speak at any time. */
function mountOnce(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  // A toast goes when its line of time has run out, and is gone when it has slid away.
  host.dataset.waitsForAnimations = ''
  document.body.append(host)
  createRoot(host).render(<Toasts />)
}

/** The list of toasts. Each speaks for itself: the list, a live region of the library's too, would say it a second time. */
function Toasts() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = box.current?.firstElementChild
    list?.setAttribute('aria-live', 'off')
    // Its name is in English, whatever the language of the page.
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

/** What a toast says, a frame after the toast is there: readers tell what comes into a region, not what it comes with. */
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

/** `echo`: an error that the page itself says, and takes the focus to. */
export type ToastKind = 'success' | 'error' | 'echo'

const roles = { success: 'status', error: 'alert', echo: 'group' } satisfies Record<ToastKind, string>

/** Shows one toast. `lasts` in ms; see toast.ts, which is what the shop calls. */
export function showToast(content: ReactNode, kind: ToastKind, lasts: number, topic?: string): void {
  mountOnce()
  const type = kind === 'success' ? 'success' : 'error'
  const options = { type, autoClose: lasts, role: roles[kind] } as const
  // Three together would cover most of a low window.
  if (window.innerHeight < LOW_WINDOW_PX) toast.dismiss()
  const element = <ToastContent>{content}</ToastContent>
  if (topic === undefined) {
    toast(element, options)
    return
  }
  // The earlier one may be sliding away, and what it is changed to would go with it.
  const earlier = lastOf.get(topic)
  if (earlier !== undefined) toast.dismiss(earlier)
  lastOf.set(topic, toast(element, options))
}

/** Closes the toast of a topic, which no longer holds. */
export function closeToastOf(topic: string): void {
  const shown = lastOf.get(topic)
  if (shown !== undefined) toast.dismiss(shown)
}
