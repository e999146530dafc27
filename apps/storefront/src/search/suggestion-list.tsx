import { Link } from '@tanstack/react-router'
import type { ProductCard } from '@zayy/contract/types'
import { firstTier, lowestTier, tierFor, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { markMatches } from '@zayy/domain/text/mark-matches'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import { Icon } from '@zayy/ui/icon'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import { Fragment, type ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { Price } from '../prices/price.tsx'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import { useSearchMessages } from './search-messages.ts'
import styles from './search-suggestions.module.css'
import {
  ALL_OPTION,
  categoryOption,
  productOption,
  recentOption,
  type SuggestionGroups,
} from './suggestion-groups.ts'

/** The listbox of products, earlier searches and categories. */
export function SuggestionList({
  id,
  groups: { products, named, bestSellers, categories, categoriesFound, recent, total, more },
  search,
  marked,
  active,
  onOpen,
  onForget,
}: {
  id: string
  groups: SuggestionGroups
  /** The search as typed. */
  search: string
  /** The corrected search, whose words are marked in the names. */
  marked: string
  active: string | undefined
  onOpen: () => void
  onForget: () => void
}) {
  const messages = useSearchMessages()
  if (products.length + categories.length + recent.length === 0) return null
  const options = { active, search: marked, onOpen }
  const isIdle = bestSellers === null || bestSellers.length > 0
  const categoriesTitle = categoriesFound ? messages.inCategories : messages.categories
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={messages.suggestions}
        className={isIdle ? `${styles.columns} ${styles.idle}` : styles.columns}
      >
        {total === null ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, which a fieldset cannot be
          <div role="group" aria-label={messages.products} className={styles.products}>
            <ProductOptions products={products.slice(0, named)} {...options} />
            {named < products.length ? (
              <p className={`${typography.note} ${styles.mentioned}`} role="presentation">
                {messages.mentioned}
              </p>
            ) : null}
            <ProductOptions products={products.slice(named)} {...options} />
            <SearchOption
              id={ALL_OPTION}
              active={active}
              search={search}
              className={`${button.quiet} ${button.small} ${styles.all}`}
              onOpen={onOpen}
            >
              {messages.allResults(total, more)} <Icon name="arrow-right" size="s" flip />
            </SearchOption>
          </div>
        )}
        {bestSellers === null || bestSellers.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div role="group" aria-label={messages.bestSellers} className={styles.products}>
            <p className={typography.note} aria-hidden="true">
              {messages.bestSellers}
            </p>
            <ProductOptions products={bestSellers} {...options} search="" />
          </div>
        )}
        {recent.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div role="group" aria-label={messages.recent} className={`${styles.aside} ${styles.recent}`}>
            <p className={typography.note} aria-hidden="true">
              {messages.recent}
            </p>
            <div className={chip.chips}>
              {recent.map((text, at) => (
                <SearchOption
                  key={text}
                  id={recentOption(at)}
                  active={active}
                  search={text}
                  className={chip.chip}
                  onOpen={onOpen}
                >
                  <bdi>{text}</bdi>
                </SearchOption>
              ))}
            </div>
          </div>
        )}
        {categories.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={categoriesTitle} role="group" aria-label={categoriesTitle} className={styles.aside}>
            <p className={typography.note} aria-hidden="true">
              {categoriesTitle}
            </p>
            {categories.map((category) => (
              <SearchOption
                key={category.id}
                id={categoryOption(category.id)}
                active={active}
                to={categoryProductsPath(category)}
                className={styles.category}
                onOpen={onOpen}
              >
                {category.name}
                <Icon name="caret-right" size="s" flip />
              </SearchOption>
            ))}
          </div>
        )}
      </div>
      {recent.length === 0 ? null : (
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={onForget}>
          {messages.clearRecent}
        </button>
      )}
    </>
  )
}

function ProductOptions({
  products,
  ...option
}: {
  products: readonly ProductCard[]
  search: string
  active: string | undefined
  onOpen: () => void
}) {
  return products.map((product) => (
    <ProductOption key={product.id} id={productOption(product.id)} product={product} {...option} />
  ))
}

function ProductOption({
  product,
  search,
  ...option
}: {
  product: ProductCard
  search: string
  id: string
  active: string | undefined
  onOpen: () => void
}) {
  return (
    <SearchOption {...option} to={`/product/${product.id}`} className={styles.product}>
      <Thumb url={product.image} width={48} height={60} />
      <span className={styles.name}>
        <b>
          {markMatches(product.name, search).map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
            marked ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
          )}
        </b>
        <span>{product.category.name}</span>
      </span>
      <Prices pieces={product.pieces} />
    </SearchOption>
  )
}

function Prices({ pieces }: Pick<ProductCard, 'pieces'>) {
  const messages = useMessages('layout')
  const need = useTargetQuantity()
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const reached = tierFor(tiers, need) ?? firstTier(tiers)
  const lowest = lowestTier(tiers)
  return (
    <span className={styles.prices}>
      <b className={typography.number}>
        <Price amount={reached.price} rolls />
      </b>
      {lowest.price < reached.price ? (
        <span>
          <Trans text={messages.lowest(lowest.from)} parts={{ price: <Price amount={lowest.price} /> }} />
        </span>
      ) : null}
    </span>
  )
}

const LIST_PATH: string = '/shop'

/** A link that the arrow keys reach from the field and Tab skips. */
function SearchOption({
  id,
  active,
  className,
  onOpen,
  children,
  ...target
}: {
  id: string
  active: string | undefined
  className: string | undefined
  onOpen: () => void
  children: ReactNode
} & ({ to: string } | { search: string })) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className={className}
      onClick={onOpen}
      {...('to' in target ? { to: target.to } : { to: LIST_PATH, search: { search: target.search } })}
    >
      {children}
    </Link>
  )
}
