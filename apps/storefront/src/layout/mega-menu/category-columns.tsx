import { Icon } from '@zayy/ui/icon'
import { megaMenu as ar } from '@zayy/i18n/messages/ar/mega-menu'
import { megaMenu as en } from '@zayy/i18n/messages/en/mega-menu'
import { Picture } from '@zayy/ui/picture'
import { useLocale } from '../../i18n/locale-context.tsx'
import { categoryProductsPath } from '../category-path.ts'
import { ShopLink } from '../shop-link.tsx'
import type { CategoryLink, MenuCategory } from '../shop-settings.ts'
import { useShopSettings } from '../use-shop-settings.ts'
import { whatsappLink } from '../whatsapp-link.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './category-columns.module.css'

const megaMenuMessages = { ar, en }

/** So many categories stand with a picture; the others follow below as text. */
const pictured = 5

/** All categories with their children, the brands, and a way to talk to somebody. */
export default function CategoryColumns() {
  const messages = megaMenuMessages[useLocale()]
  const { categories, made, whatsapp } = useShopSettings()
  return (
    <div className={styles.columns}>
      {categories.slice(0, pictured).map((category) => (
        <CategoryColumn key={category.id} category={category} withPicture />
      ))}
      <aside>
        {made ? (
          <>
            <ShopLink to="/brands">
              <span className={styles.name}>{made.name}</span>
            </ShopLink>
            <Links links={made.brands} />
          </>
        ) : null}
        {whatsapp ? (
          <div className={styles.enquiry}>
            <p className={typography.note}>{messages.manyPeople}</p>
            <a
              className={`${button.outlined} ${button.small}`}
              href={whatsappLink(whatsapp)}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="whatsapp-logo" />
              {messages.specialist}
            </a>
          </div>
        ) : null}
      </aside>
      {categories.slice(pictured).map((category) => (
        <CategoryColumn key={category.id} category={category} />
      ))}
    </div>
  )
}

function CategoryColumn({ category, withPicture }: { category: MenuCategory; withPicture?: boolean }) {
  return (
    <div>
      <ShopLink to={categoryProductsPath(category)}>
        {withPicture ? (
          <span className={styles.picture}>
            <Picture url={category.image} alt="" sizes="180px" widths={[200, 400]} />
          </span>
        ) : null}
        <span className={styles.name}>{category.name}</span>
      </ShopLink>
      <Links links={category.childs} />
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
