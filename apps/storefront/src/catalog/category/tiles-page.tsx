import { Link } from '@tanstack/react-router'
import spool from '@zayy/ui/assets/spool.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import type { ReactNode } from 'react'
import { useListingMessages } from '../../paged-list/listing-messages.ts'
import { CategoryTile, type TileView } from './category-tile.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './tiles-page.module.css'

type TilesPageProps = {
  breadcrumbs: ReactNode
  name: string
  intro: string
  tiles: readonly TileView[]
  /** The segment of 'Made in Saudi' that the tiles carry along; null outside of it. */
  saudi: string | null
  /** A page of its own rank: its name is set larger. */
  grand?: boolean
}

/** Categories as pictures: the children of one, or the brands. */
export function TilesPage({ breadcrumbs, name, intro, tiles, saudi, grand }: TilesPageProps) {
  return (
    <main id="main">
      {breadcrumbs}
      <div className={`${layout.container} ${styles.page}`}>
        <h1 className={grand ? `${typography.pageTitle} ${styles.grand}` : typography.pageTitle}>{name}</h1>
        <p className={`${typography.soft} ${styles.introduction}`}>{intro}</p>
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
