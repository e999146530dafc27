import type { Category, Home, IntroSlide, Settings, Sponsor, Tier } from '@zayy/contract/types'
import { firstTier, type PriceTier, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type Halalas, subtract, times, ZERO } from '@zayy/domain/money'
import { categoryProductsPath } from '../links/paths.ts'
import { productCardView, type ProductCardView } from '../product-card/product-card.tsx'

export type SlideView = {
  id: number
  image: string
  tall: string
  dark: boolean
  title: string
  html: string
  /** The category that the slide links to; null: `to` links elsewhere, or there is no link. */
  category: { id: number; name: string } | null
  to: string | null
}
export type CircleView = { id: number; name: string; image: string; count: number }
export type BrandView = { id: number; name: string; image: string; desc: string }

/** `to` is the list of all products: those of `category`, or of the shop if it is null. */
export type SectionView = {
  id: number
  name: string
  to: string
  category: string | null
  cards: ProductCardView[]
}

export type HomeView = {
  slides: SlideView[]
  circles: CircleView[]
  sections: SectionView[]
  /** The newest products if no section has any. */
  newest: ProductCardView[]
  priceTiers: PriceTiersExample | null
  made: { name: string; desc: string; brands: BrandView[] } | null
  sponsors: Sponsor[]
}

/** Reduces the API's responses to the data of the home page, which is sent with the HTML. */
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

/** The home page links to no empty category or brand. */
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

/** A product with four quantities, each in another of its price tiers. */
export type PriceTiersExample = {
  product: { id: number; name: string }
  /** Start and unit price of the four tiers; `open`: the last one. */
  steps: { from: number; open: boolean; price: Halalas }[]
  some: { count: number; saved: Halalas }
  /** The start of a tier, which costs less in total than `asked` pieces. */
  many: { asked: number; count: number; saved: Halalas }
  most: { count: number; saved: Halalas }
}

/** Pieces by which `asked` is short of the next tier. */
const MISSING_PIECES = 3

/**
 * Returns the first product that can illustrate price tiers: sold from one piece, at least four tiers, and a tier whose start
 * costs less in total than MISSING_PIECES fewer. Null if there is none: then the band is not shown.
 */
export function priceTiersExample(
  products: readonly { id: number; name: string; pieces: Tier[] }[],
): PriceTiersExample | null {
  for (const product of products) {
    const example = exampleOf(product)
    if (example) return example
  }
  return null
}

function exampleOf({
  id,
  name,
  pieces,
}: {
  id: number
  name: string
  pieces: Tier[]
}): PriceTiersExample | null {
  const tiers = tiersFromWire(pieces)
  const [one, some, many] = tiers
  const most = tiers[tiers.length - 1]
  if (tiers.length < 4 || one?.from !== 1 || !some || !many || !most) return null
  const asked = many.from - MISSING_PIECES
  if (asked < some.from) return null
  const cheaper = subtract(times(some.price, asked), times(many.price, many.from))
  if (cheaper <= ZERO) return null
  const someCount = within(some, 24)
  const mostCount = within(most, 400)
  return {
    product: { id, name },
    steps: [one, some, many, most].map((tier) => ({
      from: tier.from,
      open: tier === most,
      price: tier.price,
    })),
    some: { count: someCount, saved: saved(tiers, some, someCount) },
    many: { asked, count: many.from, saved: cheaper },
    most: { count: mostCount, saved: saved(tiers, most, mostCount) },
  }
}

function within(tier: PriceTier, preferred: number): number {
  return Math.min(Math.max(preferred, tier.from), tier.to)
}

function saved(tiers: PriceTier[], tier: PriceTier, count: number): Halalas {
  return times(subtract(firstTier(tiers).price, tier.price), count)
}
