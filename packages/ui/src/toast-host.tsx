import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import './vendor/react-toastify.css'
import { Icon } from './icon.tsx'
import styles from './toast-host.module.css'

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
  createRoot(host).render(
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
    />,
  )
}

/** Shows one toast. `lasts` in ms; see toast.ts, which is what the shop calls. */
export function showToast(
  content: ReactNode,
  kind: 'success' | 'error',
  lasts: number,
  topic?: string,
): void {
  mountOnce()
  const role = kind === 'error' ? 'alert' : 'status'
  const options = { type: kind, autoClose: lasts, role }
  if (topic === undefined) {
    toast(content, options)
    return
  }
  // The earlier one may be sliding away, and what it is changed to would go with it.
  const earlier = lastOf.get(topic)
  if (earlier !== undefined) toast.dismiss(earlier)
  lastOf.set(topic, toast(content, options))
}
