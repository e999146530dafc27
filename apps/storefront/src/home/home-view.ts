import type { Category, Home, IntroSlide, Settings, Sponsor } from '@zayy/contract/types'
import { categoryProductsPath } from '../layout/category-path.ts'
import { type ProductCardView, productCardView } from '../product-card/product-card-view.ts'
import { type PriceTiersExample, priceTiersExample } from './price-tiers-example.ts'

export type SlideView = {
  id: number
  image: string
  tall: string
  dark: boolean
  title: string
  html: string
  /** The category that it links to, whose name labels it; null: `to` links elsewhere, or nowhere. */
  category: { id: number; name: string } | null
  to: string | null
}
export type CircleView = { id: number; name: string; image: string; count: number }
export type BrandView = { id: number; name: string; image: string; desc: string }

/** `to`: where all products of its kind are, those of `category` or, if it is null, of the shop. */
export type SectionView = {
  id: number
  name: string
  to: string
  category: string | null
  cards: ProductCardView[]
}

/** What the home page shows. */
export type HomeView = {
  slides: SlideView[]
  circles: CircleView[]
  sections: SectionView[]
  /** The newest products, where no section shows any. */
  newest: ProductCardView[]
  priceTiers: PriceTiersExample | null
  made: { name: string; desc: string; brands: BrandView[] } | null
  sponsors: Sponsor[]
}

/** The home page's answers, reduced to what it shows. */
export function homeView(
  home: Home,
  settings: Pick<Settings, 'categories' | 'menuCategories' | 'intros'>,
): HomeView {
  const made = settings.menuCategories[0]
  const brands = (made?.childs ?? []).filter(hasProducts)
  const menu = [...settings.categories, ...settings.menuCategories]
  return {
    slides: settings.intros.map((slide) => slideView(slide, menu)),
    circles: [...settings.categories.filter(hasProducts), ...brands].map(
      ({ id, name, image, products_count }) => ({ id, name, image, count: products_count }),
    ),
    sections: home.sections
      .filter(({ products }) => products.length > 0)
      .map(({ id, name, category, products }) => ({
        id,
        name,
        to: category ? categoryProductsPath(category) : '/shop',
        category: category?.name ?? null,
        cards: products.map(productCardView),
      })),
    newest: home.newest.map(productCardView),
    priceTiers: priceTiersExample([...home.sections.flatMap(({ products }) => products), ...home.newest]),
    made:
      made && brands.length > 0
        ? {
            name: made.name,
            desc: made.desc,
            brands: brands.map(({ id, name, image, desc }) => ({ id, name, image, desc })),
          }
        : null,
    sponsors: home.sponsors.map(({ id, image, name }) => ({ id, image, name })),
  }
}

/** The home page leads to no category or brand whose list would be empty. */
function hasProducts({ products_count }: Category): boolean {
  return products_count > 0
}

const categoryAddress = /^\/(?:en\/)?(?:Product-)?category\/(\d+)(?:\/|$)/

function slideView(slide: IntroSlide, menu: Category[]): SlideView {
  const { id, image, image_tall, text, title, description, link } = slide
  const linked = link === null ? undefined : categoryAddress.exec(link)?.[1]
  const category = menu.find((one) => String(one.id) === linked)
  return {
    id,
    image,
    tall: image_tall ?? image,
    dark: text === 'light',
    title,
    html: description,
    category: category ? { id: category.id, name: category.name } : null,
    to: link,
  }
}
