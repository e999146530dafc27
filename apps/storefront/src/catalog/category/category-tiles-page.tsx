import { Link } from '@tanstack/react-router'
import { slug } from '@zayy/domain/text/slug'
import spool from '@zayy/ui/assets/spool.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { categoryPath } from '../../links/paths.ts'
import { ShopLink } from '../../links/shop-link.tsx'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import sectionHead from '../../page/section-head.module.css'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { useTargetQuantity } from '../../prices/target-quantity.ts'
import productCards from '../../product-card/product-card.module.css'
import { ProductCard } from '../../product-card/product-card.tsx'
import styles from './category-tiles-page.module.css'
import wallStyles from './category-wall.module.css'
import {
  type BrandsView,
  brandsTrail,
  type CategoryChildren,
  categoryTrail,
  type TileView,
} from './load-category.ts'

/** The categories of a trade below a wall in its colour, then its best sellers and a guide (spec, 2). */
export function CategoryTilesPage({ category, saudi }: { category: CategoryChildren; saudi: boolean }) {
  const messages = useListingMessages()
  const { name, desc, image, wall, tiles, bestSellers, guide } = category
  return (
    <main id="main">
      <Breadcrumbs trail={categoryTrail(category, { saudi, messages })} />
      <header className={[wallStyles.wall, walls[wall]].filter(Boolean).join(' ')}>
        <div className={`${layout.container} ${wallStyles.content}`}>
          <div className={wallStyles.text}>
            <h1>{name}</h1>
            <p>{desc || messages.chooseChild}</p>
          </div>
          <span className={wallStyles.niche}>
            <Image
              url={image}
              alt=""
              sizes="(min-width: 48em) 248px, 168px"
              widths={nicheWidths}
              width={800}
              height={800}
              first
            />
          </span>
        </div>
      </header>
      <div className={layout.container}>
        <Tiles tiles={tiles} saudi={saudi ? category.address.saudi : null} className={styles.categories} />
      </div>
      {bestSellers.length > 0 ? <BestSellers category={category} saudi={saudi} /> : null}
      {guide ? <Guide {...guide} /> : null}
    </main>
  )
}

const walls = [
  undefined,
  wallStyles.wall2,
  wallStyles.wall3,
  wallStyles.wall4,
  wallStyles.wall5,
  wallStyles.wall6,
]

function BestSellers({ category, saudi }: { category: CategoryChildren; saudi: boolean }) {
  const messages = useListingMessages()
  const quantity = useTargetQuantity()
  const { name, address, bestSellers } = category
  return (
    <section className={layout.section} aria-labelledby="best-sellers">
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id="best-sellers">{messages.bestSellersOf(name)}</h2>
            <p>{quantity > 1 ? messages.pricesAt(quantity) : messages.pricesPerPiece}</p>
          </div>
          <ShopLink
            className={`${typography.link} ${typography.small} ${typography.touchArea}`}
            to={categoryPath('Product-category', { ...address, saudi: saudi ? address.saudi : null })}
          >
            {messages.allProducts}
          </ShopLink>
        </div>
        <div className={productCards.cards}>
          {bestSellers.map((card) => (
            <ProductCard key={card.id} product={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Guide({ id, title, excerpt, image }: NonNullable<CategoryChildren['guide']>) {
  const messages = useListingMessages()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-labelledby="guide">
      <div className={layout.container}>
        <ShopLink className={wallStyles.guide} to={`/blogs/${id}`}>
          <span className={wallStyles.cover}>
            <Image
              url={image}
              alt=""
              sizes="(min-width: 83em) 628px, (min-width: 48em) calc(50vw - 36px), calc(100vw - 32px)"
              widths={guideWidths}
              width={1600}
              height={900}
            />
          </span>
          <span>
            <span className={typography.note}>{messages.fromBlog}</span>
            <h2 id="guide">{title}</h2>
            <span className={typography.soft}>{excerpt}</span>
          </span>
        </ShopLink>
      </div>
    </section>
  )
}

/** @param props.saudi the 'Made in Saudi' segment in the tiles' addresses; null outside of it */
function Tiles({
  tiles,
  saudi,
  className,
}: {
  tiles: readonly TileView[]
  saudi: string | null
  className?: string | undefined
}) {
  const sizes = tileSizes(tiles.length, className === styles.categories)
  return (
    <div className={[styles.tiles, className].filter(Boolean).join(' ')}>
      {tiles.map((tile, index) => (
        <CategoryTile key={tile.id} tile={tile} saudi={saudi} sizes={sizes} first={index < 3} />
      ))}
    </div>
  )
}

function NoTiles() {
  const messages = useListingMessages()
  return (
    <EmptyState drawing={spool} text={messages.unavailableHere}>
      <Link className={button.primary} to="/shop">
        {messages.allProducts}
      </Link>
    </EmptyState>
  )
}

const nicheWidths = widthsFor(168, 248)
const guideWidths = widthsFor(288, 735)

const THREE_COLUMNS = '(min-width: 83em) 411px, (min-width: 48em) calc(33.3vw - 32px)'
const FOUR_COLUMNS = '(min-width: 83em) 302px, (min-width: 48em) calc(25vw - 30px)'
const tileWidths = widthsFor(96, 411)

/** Returns the sizes attribute of tiles, as their stylesheet lays them out. @param inRows on phones, one below the other */
function tileSizes(count: number, inRows: boolean): string {
  const columns = inRows && count > 1 && count % 3 === 1 ? FOUR_COLUMNS : THREE_COLUMNS
  return `${columns}, ${inRows ? '96px' : 'calc(50vw - 22px)'}`
}

/** Links to the category's children if it has any, otherwise to its products (spec, 2). */
function CategoryTile({
  tile,
  saudi,
  sizes,
  first,
}: {
  tile: TileView
  saudi: string | null
  sizes: string
  first: boolean
}) {
  const at = { id: String(tile.id), name: slug(tile.name), saudi }
  return (
    <ShopLink className={styles.tile} to={categoryPath(tile.hasChilds ? 'category' : 'Product-category', at)}>
      <span className={saudi === null ? styles.picture : `${styles.picture} ${styles.cover}`}>
        <Image
          url={tile.image}
          alt=""
          sizes={sizes}
          widths={tileWidths}
          width={800}
          height={saudi === null ? 1000 : 800}
          {...(first ? { first } : {})}
        />
      </span>
      {tile.count === undefined ? (
        <h2>
          {tile.name}
          {'\u00a0'}
          <Icon name="arrow-right" size="s" flip className={styles.arrow} />
        </h2>
      ) : (
        <h2 className={styles.counted}>
          {tile.name}
          <span className={`${typography.note} ${styles.count}`}>{tile.count}</span>
        </h2>
      )}
      <p className={typography.soft}>{tile.desc}</p>
    </ShopLink>
  )
}

export function BrandsPage({ made }: { made: BrandsView }) {
  const messages = useListingMessages()
  const { name, desc, brands, saudi } = made
  const tiles = brands.map(({ products, ...tile }) => ({ ...tile, count: messages.products(products) }))
  return (
    <main id="main">
      <Breadcrumbs trail={brandsTrail(made)} />
      <div className={`${layout.container} ${styles.page}`}>
        <h1 className={`${typography.pageTitle} ${styles.largeTitle}`}>{name}</h1>
        {desc ? <p className={`${typography.soft} ${styles.introduction}`}>{desc}</p> : null}
        {tiles.length === 0 ? <NoTiles /> : <Tiles tiles={tiles} saudi={saudi} className={styles.brands} />}
      </div>
    </main>
  )
}
