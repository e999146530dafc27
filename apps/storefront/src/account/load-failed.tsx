import { useRouter } from '@tanstack/react-router'
import { EmptyState } from '@zayy/ui/empty-state'
import needle from '@zayy/ui/assets/needle.svg?url'
import { Icon } from '@zayy/ui/icon'
import { useAccountMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'

/** In place of a page of the account that could not be loaded. */
export function LoadFailed() {
  const messages = useAccountMessages()
  const router = useRouter()
  return (
    <div role="alert">
      <EmptyState drawing={needle} heading="h1" title={messages.loadFailed} text={messages.loadFailedDetail}>
        <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
          <Icon name="arrow-counter-clockwise" flip />
          {messages.retry}
        </button>
      </EmptyState>
    </div>
  )
}
