import { Link } from '@tanstack/react-router'
import { slug } from '@zayy/domain/text/slug'
import spool from '@zayy/ui/assets/spool.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { Image } from '@zayy/ui/image'
import type { ReactNode } from 'react'
import { categoryPath } from '../../links/paths.ts'
import { ShopLink } from '../../links/shop-link.tsx'
import { Breadcrumbs } from '../../page/breadcrumbs.tsx'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import {
  brandsTrail,
  type BrandsView,
  type CategoryChildren,
  categoryTrail,
  type TileView,
} from './load-category.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './category-tiles-page.module.css'

export function CategoryTilesPage({ category, saudi }: { category: CategoryChildren; saudi: boolean }) {
  const messages = useListingMessages()
  return (
    <TilesPage
      breadcrumbs={<Breadcrumbs trail={categoryTrail(category, { saudi, messages })} />}
      name={category.name}
      intro={category.desc || messages.chooseChild}
      tiles={category.tiles}
      saudi={saudi ? category.address.saudi : null}
    />
  )
}

type TilesPageProps = {
  breadcrumbs: ReactNode
  name: string
  intro: string
  tiles: readonly TileView[]
  /** The 'Made in Saudi' segment in the tiles' addresses; null outside of it. */
  saudi: string | null
  largeTitle?: boolean
}

function TilesPage({ breadcrumbs, name, intro, tiles, saudi, largeTitle }: TilesPageProps) {
  return (
    <main id="main">
      {breadcrumbs}
      <div className={`${layout.container} ${styles.page}`}>
        <h1 className={largeTitle ? `${typography.pageTitle} ${styles.largeTitle}` : typography.pageTitle}>
          {name}
        </h1>
        {intro ? <p className={`${typography.soft} ${styles.introduction}`}>{intro}</p> : null}
        {tiles.length === 0 ? <NoTiles /> : null}
        <div className={styles.tiles}>
          {tiles.map((tile, index) => (
            <CategoryTile key={tile.id} tile={tile} saudi={saudi} first={index < 3} />
          ))}
        </div>
      </div>
    </main>
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

/** Links to the category's children if it has any, otherwise to its products (spec, 2). */
function CategoryTile({ tile, saudi, first }: { tile: TileView; saudi: string | null; first: boolean }) {
  const at = { id: String(tile.id), name: slug(tile.name), saudi }
  return (
    <ShopLink className={styles.tile} to={categoryPath(tile.hasChilds ? 'category' : 'Product-category', at)}>
      <span className={saudi === null ? styles.picture : `${styles.picture} ${styles.cover}`}>
        <Image
          url={tile.image}
          alt=""
          sizes="(min-width: 1328px) 411px, (min-width: 768px) 31vw, 46vw"
          width={800}
          height={saudi === null ? 1000 : 800}
          {...(first ? { first } : {})}
        />
      </span>
      <h2>
        {tile.name}
        {tile.count === undefined ? (
          <Icon name="arrow-right" size="s" flip />
        ) : (
          <span className={`${typography.note} ${styles.count}`}>{tile.count}</span>
        )}
      </h2>
      <p className={typography.soft}>{tile.desc}</p>
    </ShopLink>
  )
}

export function BrandsPage({ made }: { made: BrandsView }) {
  const messages = useListingMessages()
  return (
    <TilesPage
      largeTitle
      breadcrumbs={<Breadcrumbs trail={brandsTrail(made)} />}
      name={made.name}
      intro={made.desc}
      tiles={made.brands.map(({ products, ...tile }) => ({ ...tile, count: messages.products(products) }))}
      saudi={made.saudi}
    />
  )
}
