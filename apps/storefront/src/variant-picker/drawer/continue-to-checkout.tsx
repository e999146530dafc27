import { useNavigate } from '@tanstack/react-router'
import { toast } from '@zayy/ui/toast'
import { setDrawer } from '../../cart-state/store/cart-store.ts'
import { useMessages } from '../../i18n/locale-context.tsx'
import { quantityIssueMessage } from '../../price-tiers/quantity-issue.ts'
import { useWrongGuard } from '../use-wrong-guard.ts'
import { useSelectionSum, useVariantPicker } from '../variant-selection-context.tsx'
import { useVariantDrawerMessages } from './variant-drawer-messages.ts'
import button from '@zayy/ui/button.module.css'

/** The drawer's button on the cart page: disabled at 0 pieces, it closes the drawer and goes to the checkout (spec, 2). */
export function ContinueToCheckout() {
  const drawer = useVariantDrawerMessages()
  const messages = useMessages('cart')
  const { tiers } = useVariantPicker()
  const { quantity } = useSelectionSum()
  const navigate = useNavigate()
  const stopsAtWrongCell = useWrongGuard()
  const go = () => {
    if (stopsAtWrongCell()) return
    const issue = quantityIssueMessage(tiers, quantity, messages)
    if (issue) {
      void toast(issue, 'error', undefined, 'selection')
      return
    }
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
  return (
    <button
      type="button"
      className={`${button.primary} ${button.fullWidth} ${button.tall}`}
      disabled={quantity === 0}
      onClick={go}
    >
      {drawer.continueToOrder}
    </button>
  )
}
