import { Badges } from './sections/badges.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Choices } from './sections/choices.tsx'
import { Fields } from './sections/fields.tsx'
import { Invoices } from './sections/invoices.tsx'
import { LoadingStates } from './sections/loading-states.tsx'
import { Messages } from './sections/messages.tsx'
import { Navigation } from './sections/navigation.tsx'
import { Overlays } from './sections/overlays.tsx'
import { Prices } from './sections/prices.tsx'
import { ProductCards } from './sections/product-cards.tsx'
import { Tokens } from './sections/tokens.tsx'
import { VariantPickers } from './sections/variant-pickers.tsx'
import styles from './gallery.module.css'

/** All components in all states, as docs/design.md lists them. Links are shown, and lead nowhere. */
export function GalleryPage() {
  return (
    <main
      className={styles.page}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
      }}
    >
      <h1>Components</h1>
      <Tokens />
      <Buttons />
      <Fields />
      <Choices />
      <Badges />
      <Prices />
      <ProductCards />
      <VariantPickers />
      <Navigation />
      <Messages />
      <LoadingStates />
      <Overlays />
      <Invoices />
    </main>
  )
}
