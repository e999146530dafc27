import { Link, useParams } from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { noProducts as ar } from '@zayy/i18n/messages/ar/no-products'
import { noProducts as en } from '@zayy/i18n/messages/en/no-products'
import emptyPicture from '@zayy/ui/assets/folded-shirt.svg?url'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import emptyState from '@zayy/ui/empty-state.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import productCards from '../product-card/product-card.module.css'
import { ProductCard, type ProductCardView } from '../product-card/product-card.tsx'
import type { CategoryLink } from '../shop-settings/shop-menu-view.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { filterCount, type ListingSearch, withoutFilters } from './listing-search.ts'
import styles from './product-list.module.css'

/** Texts and best sellers for a search without results. */
export type NothingFoundView = {
  text: string
  categories: { title: string; links: CategoryLink[] }
  askUs: string
  bestSellers: string
  cards: ProductCardView[]
}

/** An empty list: offers to clear its filters, or for a search without results, categories and best sellers. */
export function NoProducts({ search, found }: { search: ListingSearch; found: NothingFoundView | null }) {
  return found ? <NothingFound {...found} /> : <EmptyList search={search} />
}

function EmptyList({ search }: { search: ListingSearch }) {
  const messages = useListingMessages()
  const own = noProductsMessages[useLocale()]
  const layoutMessages = useMessages('layout')
  const narrowed = filterCount(search) > 0
  const { hasCategories, made } = useShopSettings()
  const shopIsEmpty = !hasCategories
  const isBrand = useParams({ strict: false }).saudi !== undefined
  return (
    <EmptyState
      drawing={emptyPicture}
      title={own.title}
      text={shopIsEmpty ? own.anywhere : narrowed ? own.narrowed : messages.unavailableHere}
    >
      <div className={emptyState.links}>
        {narrowed ? (
          <Link className={button.primary} to="." search={withoutFilters(search)}>
            {messages.clearAll}
          </Link>
        ) : null}
        <Link className={narrowed ? button.outlined : button.primary} to={shopIsEmpty ? '/' : '/shop'}>
          {shopIsEmpty ? layoutMessages.backHome : messages.allProducts}
        </Link>
        {isBrand && made && !narrowed ? (
          <ShopLink className={button.outlined} to="/brands">
            {made.name}
          </ShopLink>
        ) : null}
      </div>
    </EmptyState>
  )
}

function NothingFound({ text, askUs, categories, bestSellers, cards }: NothingFoundView) {
  const messages = useMessages('layout')
  const { whatsapp } = useShopSettings()
  return (
    <>
      <EmptyState drawing={emptyPicture} text={text}>
        <nav
          className={`${chip.chips} ${emptyState.links} ${styles.otherCategories}`}
          aria-label={categories.title}
        >
          {categories.links.map((category) => (
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
            <a className={button.outlined} href={whatsapp} target="_blank" rel="noreferrer">
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

const noProductsMessages: Record<Locale, typeof ar> = { ar, en }
