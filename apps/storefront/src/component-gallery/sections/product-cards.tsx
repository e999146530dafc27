import drawing from '@zayy/ui/assets/folded-shirt.svg?url'
import { sar } from '@zayy/domain/money'
import { ProductCard } from '../../product-card/product-card.tsx'
import type { ProductCardView } from '../../product-card/product-card-view.ts'
import { samplePieces } from '../sample-tiers.ts'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'
import styles from '../gallery.module.css'

const codes = ['#1f2a44', '#5b6236', '#5b1f2b', '#8fb3c7', '#17211f']

/** A product in a list: with a minimum and many colours, with one price and no reviews, with a badge. */
export function ProductCards() {
  const { product, colours } = useSampleMessages()
  const view: ProductCardView = {
    id: 1,
    name: product,
    image: drawing,
    hover_image: drawing,
    pieces: samplePieces,
    avg_rate: 4.7,
    rates_count: 12,
    colors_count: 8,
    colors: codes.map((code, place) => ({ code, name: colours[place % colours.length] ?? code })),
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
