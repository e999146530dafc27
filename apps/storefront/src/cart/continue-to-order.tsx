import { useNavigate } from '@tanstack/react-router'
import { toast } from '@zayy/ui/toast'
import { useWords } from '../language/language-context.tsx'
import { setDrawer } from './cart-store.ts'
import { useChoiceSum, useChosen } from './choice-context.tsx'
import { useDrawerWords } from './choice-drawer-words.ts'
import { faultWords } from './put-choice.tsx'

/** The drawer's button on the cart: off at 0 items, it closes the drawer and goes to the checkout (spec, 2). */
export function ContinueToOrder() {
  const drawer = useDrawerWords()
  const words = useWords('cart')
  const { tiers } = useChosen()
  const { quantity } = useChoiceSum()
  const navigate = useNavigate()
  const go = () => {
    const fault = faultWords(tiers, quantity, words)
    if (fault) {
      void toast(fault, 'error', undefined, 'choice')
      return
    }
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
  return (
    <button type="button" className="btn p block tall" disabled={quantity === 0} onClick={go}>
      {drawer.continueToOrder}
    </button>
  )
}
