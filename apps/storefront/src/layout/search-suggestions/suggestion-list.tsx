import { Icon } from '@zayy/ui/icon'
import { categoryProductsPath } from '../category-path.ts'
import { ProductOption } from './product-option.tsx'
import { useSearchMessages } from './search-messages.ts'
import { SearchOption } from './search-option.tsx'
import {
  allOption,
  categoryOption,
  productOption,
  recentOption,
  type SuggestionGroups,
} from './suggestion-groups.ts'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './search-suggestions.module.css'

/** The options: products and the way to all of them, earlier searches, categories. */
export function SuggestionList({
  id,
  groups: { products, categories, categoriesFound, recent, total },
  search,
  marked,
  active,
  onOpen,
  onForget,
}: {
  id: string
  groups: SuggestionGroups
  /** What the products are for, as it was typed. */
  search: string
  /** What is marked in their names: the search that was probably meant. */
  marked: string
  active: string | undefined
  onOpen: () => void
  onForget: () => void
}) {
  const messages = useSearchMessages()
  if (products.length + categories.length + recent.length === 0) return null
  const categoriesTitle = categoriesFound ? messages.inCategories : messages.categories
  return (
    <>
      <div id={id} role="listbox" aria-label={messages.suggestions} className={styles.columns}>
        {total === null ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, which a fieldset cannot be
          <div role="group" aria-label={messages.products} className={styles.products}>
            {products.map((product) => (
              <ProductOption
                key={product.id}
                id={productOption(product.id)}
                active={active}
                product={product}
                search={marked}
                onOpen={onOpen}
              />
            ))}
            <SearchOption
              id={allOption}
              active={active}
              search={search}
              className={`${button.quiet} ${button.small} ${styles.all}`}
              onOpen={onOpen}
            >
              {messages.allResults(total)} <Icon name="arrow-right" size="s" flip />
            </SearchOption>
          </div>
        )}
        {recent.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div role="group" aria-label={messages.recent} className={styles.aside}>
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
