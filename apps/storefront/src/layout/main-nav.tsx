import { useWords } from '../i18n/locale-context.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { ShopLink } from './shop-link.tsx'
import { useFrame } from './use-shop-settings.ts'

/** The pages named in the header and the phone's drawer, in their order (spec, 2). */
export const mainPages = [
  { to: '/brands', word: 'brands' },
  { to: '/blogs', word: 'blog' },
  { to: '/about', word: 'about' },
  { to: '/contact', word: 'contact' },
] as const

/** The links of the header on wide screens. */
export function MainNav() {
  const words = useWords('layout')
  const { categories } = useFrame()
  return (
    <nav className="nav" aria-label={words.mainLinks}>
      {categories.length > 0 ? <MegaMenu /> : null}
      {mainPages.map(({ to, word }) => (
        <ShopLink key={to} to={to}>
          {words[word]}
        </ShopLink>
      ))}
    </nav>
  )
}
