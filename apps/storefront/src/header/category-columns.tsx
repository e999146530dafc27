import { megaMenu as ar } from '@zayy/i18n/messages/ar/mega-menu'
import { megaMenu as en } from '@zayy/i18n/messages/en/mega-menu'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import { useLocale } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { useShopMenu } from '../shop-settings/shop-menu.ts'
import type { CategoryLink } from '../shop-settings/shop-menu-view.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './category-columns.module.css'

const megaMenuMessages = { ar, en }

export default function CategoryColumns() {
  const messages = megaMenuMessages[useLocale()]
  const { made, whatsapp } = useShopSettings()
  const { categories, brands } = useShopMenu()
  return (
    <div className={styles.menu}>
      <div className={styles.columns}>
        {categories.map((category) => (
          <section key={category.id} className={styles.category}>
            <ShopLink className={styles.head} to={categoryProductsPath(category)}>
              <Thumb url={category.image} width={64} height={64} />
              <span className={styles.name}>{category.name}</span>
            </ShopLink>
            <Links links={category.childs} />
          </section>
        ))}
      </div>
      <aside>
        {made ? (
          <>
            <ShopLink to="/brands">
              <span className={styles.name}>{made.name}</span>
            </ShopLink>
            <Links links={brands} />
          </>
        ) : null}
        {whatsapp ? (
          <div className={styles.enquiry}>
            <p className={typography.note}>{messages.largeOrder}</p>
            <a
              className={`${button.outlined} ${button.small}`}
              href={whatsapp}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="whatsapp-logo" />
              {messages.whatsapp}
            </a>
          </div>
        ) : null}
      </aside>
    </div>
  )
}

function Links({ links }: { links: CategoryLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <ShopLink to={categoryProductsPath(link)}>{link.name}</ShopLink>
        </li>
      ))}
    </ul>
  )
}
