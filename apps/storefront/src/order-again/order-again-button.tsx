import { useOrderAgainMessages } from './order-again-messages.ts'
import button from '@zayy/ui/button.module.css'

/** Puts what an order had into the cart. */
export function OrderAgainButton({
  code,
  loading,
  className,
  onPress,
}: {
  /** Of the order. */
  code: string
  loading: boolean
  className: string | undefined
  onPress: () => void
}) {
  const messages = useOrderAgainMessages()
  return (
    <button
      type="button"
      className={className}
      aria-label={messages.orderAgainOf(code)}
      aria-disabled={loading}
      onClick={onPress}
    >
      {loading ? <span className={button.spinner} aria-hidden="true" /> : null}
      {messages.orderAgain}
    </button>
  )
}
