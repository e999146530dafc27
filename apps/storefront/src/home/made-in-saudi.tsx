import { Picture } from '@zayy/ui/picture'
import { categoryProductsPath } from '../layout/category-path.ts'
import { ShopLink } from '../layout/shop-link.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { BrandView } from './home-view.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import sectionHead from '../layout/section-head.module.css'
import styles from './made-in-saudi.module.css'

/** The brands of the first menu category, by their covers. */
export function MadeInSaudi({ name, desc, brands }: { name: string; desc: string; brands: BrandView[] }) {
  const messages = useHomeMessages()
  return (
    <section className={layout.section} aria-labelledby="made">
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id="made">{name}</h2>
            <p>{desc}</p>
          </div>
          <ShopLink className={`${typography.link} ${typography.small} ${typography.touchArea}`} to="/brands">
            {messages.allBrands}
          </ShopLink>
        </div>
        <div className={styles.brands}>
          {brands.map((brand) => (
            <ShopLink key={brand.id} to={categoryProductsPath(brand)}>
              <span className={styles.picture}>
                <Picture
                  url={brand.image}
                  alt=""
                  sizes="(min-width: 1024px) 200px, (min-width: 768px) 31vw, 46vw"
                  widths={[200, 400, 800]}
                  width={900}
                  height={900}
                />
              </span>
              <b>{brand.name}</b>
              <small>{brand.desc}</small>
            </ShopLink>
          ))}
        </div>
      </div>
    </section>
  )
}
