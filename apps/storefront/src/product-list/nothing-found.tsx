import emptyPicture from '@zayy/ui/assets/folded-shirt.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../layout/category-path.ts'
import { ShopLink } from '../layout/shop-link.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { whatsappLink } from '../layout/whatsapp-link.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import type { NothingFoundView } from './nothing-found-view.ts'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import emptyState from '@zayy/ui/empty-state.module.css'
import typography from '@zayy/ui/typography.module.css'
import productCards from '../product-card/product-cards.module.css'
import styles from './product-list.module.css'

/** A search without a result: the categories, somebody to ask, and what others buy. */
export function NothingFound({
  text,
  askUs,
  categories: categoriesTitle,
  bestSellers,
  cards,
}: NothingFoundView) {
  const messages = useMessages('layout')
  const { categories, whatsapp } = useShopSettings()
  return (
    <>
      <EmptyState drawing={emptyPicture} text={text}>
        <nav
          className={`${chip.chips} ${emptyState.links} ${styles.otherCategories}`}
          aria-label={categoriesTitle}
        >
          {categories.map((category) => (
            <ShopLink key={category.id} className={chip.chip} to={categoryProductsPath(category)}>
              {category.name}
            </ShopLink>
          ))}
        </nav>
        <p className={typography.note}>{askUs}</p>
        <div className={emptyState.links}>
          <ShopLink className={button.primary} to="/contact">
            {messages.contact}
          </ShopLink>
          {whatsapp ? (
            <a className={button.outlined} href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
              {messages.whatsapp}
            </a>
          ) : null}
        </div>
      </EmptyState>
      {cards.length === 0 ? null : (
        <section aria-labelledby="best-sellers">
          <h2 id="best-sellers">{bestSellers}</h2>
          <div className={`${productCards.cards} ${productCards.besideFilters}`}>
            {cards.map((card) => (
              <ProductCard key={card.id} product={card} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
