import drawing from '@zayy/ui/assets/folded-shirt.svg?url'
import { setDrawer } from '../../cart-state/store/cart-store.ts'
import { AddToCartButton } from '../../variant-picker/add-to-cart-button.tsx'
import { LiveSelectionHost } from '../../variant-picker/live-selection-host.tsx'
import { SelectionPriceTiers } from '../../variant-picker/selection-price-tiers.tsx'
import { SelectionTotals } from '../../variant-picker/selection-totals.tsx'
import { VariantPicker } from '../../variant-picker/variant-picker.tsx'
import { VariantSelectionProvider } from '../../variant-picker/variant-selection-context.tsx'
import { samplePieces } from '../sample-tiers.ts'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
const codes = ['#1f2a44', '#5b6236', '#5b1f2b']

/** Colours, sizes and numbers: as a grid with its tools and the variation drawer, and as the tiles of few sizes. */
export function VariantPickers() {
  const { sentence } = useSampleMessages()
  const large = useSampleProduct(1, sizes)
  const small = useSampleProduct(2, sizes.slice(0, 3))
  return (
    <Section name="Variant picker">
      {[large, small].map((product) => (
        <State key={product.id} name={`variant-picker, ${product.sizes.length} sizes`} wide>
          <VariantSelectionProvider product={product}>
            <SelectionPriceTiers pin={<LiveSelectionHost part="pin" look="full" />} />
            <VariantPicker onOpenDrawer={() => setDrawer(product.id)} />
            <SelectionTotals tax="added" />
            <AddToCartButton className="" />
            <LiveSelectionHost part="drawer" description={sentence} today="2026-01-05" />
          </VariantSelectionProvider>
        </State>
      ))}
    </Section>
  )
}

function useSampleProduct(id: number, names: string[]) {
  const { product, category, colours } = useSampleMessages()
  return {
    id,
    name: product,
    image: drawing,
    category: { name: category },
    pieces: samplePieces,
    colours: colours.map((name, place) => ({
      id: place + 1,
      name,
      code: codes[place] ?? '',
      image: drawing,
    })),
    sizes: names.map((name, place) => ({ id: place + 1, name })),
  }
}
