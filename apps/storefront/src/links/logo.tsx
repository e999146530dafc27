import { imageAt } from '@zayy/ui/image'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './logo.module.css'
import { ShopLink } from './shop-link.tsx'

/**
 * Size of the default logos as they load, which reserves their space to the pixel; another logo gets its own once loaded. One width for
 * all screens: the server rounds each height, and another shape would move the menu beside it by a pixel.
 */
const shape = { ar: { width: 400, height: 365 }, en: { width: 400, height: 181 } } as const

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
        <img src={imageAt(logo, 400, format)} alt="" {...shape[locale]} loading={loading} decoding="async" />
      ) : (
        <span>{appName || messages.shop}</span>
      )}
    </ShopLink>
  )
}
