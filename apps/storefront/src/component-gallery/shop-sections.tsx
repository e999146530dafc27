import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { fromSar, sar, subtract, ZERO } from '@zayy/domain/money'
import drawing from '@zayy/ui/assets/folded-shirt.svg?url'
import { setDrawer } from '../cart-state/cart-store.ts'
import { Price } from '../prices/price.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { TierBar } from '../prices/tier-bar.tsx'
import { ProductCard, type ProductCardView } from '../product-card/product-card.tsx'
import { AddToCartButton } from '../variant-picker/add-to-cart-button.tsx'
import { DeferredPickerUi } from '../variant-picker/lazy-parts.tsx'
import { SelectionPriceTiers, SelectionTotals } from '../variant-picker/selection-price-tiers.tsx'
import { VariantPicker } from '../variant-picker/variant-picker.tsx'
import { VariantSelectionProvider } from '../variant-picker/variant-selection-context.tsx'
import styles from './gallery.module.css'
import { Section, State, useSampleMessages } from './section.tsx'

/** A minimum of 10 pieces and a price break: 50 pieces cost less than 47. */
const samplePieces = [
  { from: 10, to: 19, price: sar(55) },
  { from: 20, to: 49, price: sar(50) },
  { from: 50, to: 1000, price: sar(45) },
]

const tiers = tiersFromWire(samplePieces)

/** None, below the minimum, minimum, next tier, price break, lowest price, above the maximum. */
const counts = [0, 4, 10, 24, 47, 60, 1200]

export function Prices() {
  const amount = fromSar(sar(2350))
  return (
    <Section name="Prices">
      <State name="Price">
        <Price amount={amount} />
      </State>
      <State name="Price, below zero">
        <Price amount={subtract(ZERO, amount)} />
      </State>
      {counts.map((count) => (
        <State key={count} name={`TierBar and PriceHint, ${count} pieces`} wide>
          <TierBar tiers={tiers} count={count} />
          <PriceHint tiers={tiers} count={count} onMore={() => {}} />
        </State>
      ))}
      <State name="TierBar, mini" wide>
        <TierBar tiers={tiers} count={24} mini />
      </State>
    </Section>
  )
}

const cardColours = ['#1f2a44', '#5b6236', '#5b1f2b', '#8fb3c7', '#17211f']

export function ProductCards() {
  const { product, colours } = useSampleMessages()
  const view: ProductCardView = {
    id: 1,
    name: product,
    image: drawing,
    hover_image: drawing,
    pieces: samplePieces,
    avg_rate: 4.7,
    colors_count: 8,
    colors: cardColours.map((code, place) => ({ code, name: colours[place % colours.length] ?? code })),
    badge: null,
  }
  const plain = {
    ...view,
    pieces: [{ from: 1, to: 1000, price: sar(24) }],
    avg_rate: null,
    colors_count: 1,
    colors: view.colors.slice(0, 1),
  }
  const shown = {
    'ProductCard, tiers': view,
    'one price, no reviews': plain,
    badge: { ...view, badge: 'new' as const },
  }
  return (
    <Section name="Product cards">
      {Object.entries(shown).map(([name, of]) => (
        <State key={name} name={name}>
          <div className={styles.card}>
            <ProductCard product={of} />
          </div>
        </State>
      ))}
    </Section>
  )
}

const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']
const pickerColours = ['#1f2a44', '#5b6236', '#5b1f2b']

export function VariantPickers() {
  const { sentence } = useSampleMessages()
  const large = useSampleProduct(1, sizes)
  const small = useSampleProduct(2, sizes.slice(0, 3))
  return (
    <Section name="Variant picker">
      {[large, small].map((product) => (
        <State key={product.id} name={`variant-picker, ${product.sizes.length} sizes`} wide>
          <VariantSelectionProvider product={product}>
            <SelectionPriceTiers thumb={<DeferredPickerUi part="thumb" look="full" />} />
            <VariantPicker onOpenDrawer={() => setDrawer(product.id)} />
            <SelectionTotals tax="added" />
            <AddToCartButton className="" />
            <DeferredPickerUi part="drawer" description={sentence} today="2026-01-05" />
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
      code: pickerColours[place] ?? '',
      image: drawing,
    })),
    sizes: names.map((name, place) => ({ id: place + 1, name })),
  }
}
