import { slug } from '@zayy/domain/text/slug'
import { Icon } from '@zayy/ui/icon'
import { Picture } from '@zayy/ui/picture'
import { categoryPath } from '../../layout/category-path.ts'
import { ShopLink } from '../../layout/shop-link.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './category-tile.module.css'

/** What a tile shows of a category. */
export type TileView = {
  id: number
  name: string
  desc: string
  image: string
  hasChilds: boolean
  /** How many products it holds, as text; only where it is shown. */
  count?: string
}

/** A category reduced to its tile. */
export function tileView(category: {
  id: number
  name: string
  desc: string
  image: string
  has_childs: boolean
}): TileView {
  const { id, name, desc, image, has_childs } = category
  return { id, name, desc, image, hasChilds: has_childs }
}

/**
 * A category as a picture: to its own children where it has any, else to its products (spec, 2).
 * @param saudi the segment of 'Made in Saudi', carried along; null outside of it
 */
export function CategoryTile({
  tile,
  saudi,
  first,
}: {
  tile: TileView
  saudi: string | null
  first: boolean
}) {
  const at = { id: String(tile.id), name: slug(tile.name), saudi }
  return (
    <ShopLink className={styles.tile} to={categoryPath(tile.hasChilds ? 'category' : 'Product-category', at)}>
      <span className={saudi === null ? styles.picture : `${styles.picture} ${styles.cover}`}>
        <Picture
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
