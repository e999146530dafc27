import { imageAt } from '@zayy/ui/image'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { ShopLink } from './shop-link.tsx'
import styles from './logo.module.css'

/** Size of the default logos, which reserves their space; another logo gets its own once loaded. */
const shape = { ar: { width: 342, height: 312 }, en: { width: 544, height: 246 } } as const

/**
 * A link to the home page with the logo of the settings, or the shop's name without one.
 * @param oneColour whether styles show it black or white: with the transparent ground that it has on paper
 */
export function Logo({ oneColour, loading }: { oneColour?: boolean; loading?: 'lazy' }) {
  const messages = useMessages('layout')
  const locale = useLocale()
  const { appName, logo } = useShopSettings()
  const format = oneColour ? 'png' : 'avif'
  return (
    <ShopLink className={styles.logo} to="/" label={messages.homeOf(appName)}>
      {logo ? (
        <img
          src={imageAt(logo, 200, format)}
          srcSet={`${imageAt(logo, 400, format)} 2x`}
          alt=""
          {...shape[locale]}
          loading={loading}
          decoding="async"
        />
      ) : (
        <span>{appName || messages.shop}</span>
      )}
    </ShopLink>
  )
}
