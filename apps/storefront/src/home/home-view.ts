import type { Category, Home, IntroSlide, Settings } from '@zayy/contract/types'
import { categoryProductsPath } from '../links/category-products-path.ts'
import { SponsorLogos } from '../sponsors/sponsors.tsx'
import { EmptyHome } from './empty-home.tsx'
import { Cards, Circles, OfferAndBrands, Quotes } from './fixed-parts.tsx'
import { fixedView } from './fixed-view.ts'
import { tapeStops } from './tape-stops.ts'

/** The code of parts that never change. */
const parts = { Cards, Circles, OfferAndBrands, Quotes, SponsorLogos, EmptyHome }

/** Reduces the API's responses to the data of the home page, which is sent with the HTML. */
export function homeView(home: Home, settings: Pick<Settings, 'categories' | 'menuCategories' | 'intros'>) {
  const made = settings.menuCategories[0]
  const brands = (made?.childs ?? []).filter(hasProducts)
  const products = [...home.sections.flatMap(({ products }) => products), ...home.newest]
  const sections = home.sections.filter(({ products }) => products.length > 0)
  const walls = wallColours(sections, settings.categories)
  const categories = settings.categories.filter(hasProducts)
  const menu = [...settings.categories, ...settings.menuCategories]
  const view = {
    slides: settings.intros.map((slide) => slideView(slide, menu)),
    /** The quantities marked on the tape; empty without it. */
    stops: tapeStops(products),
    /** Number of categories and brands in their carousel. */
    circles: categories.length + brands.length,
    sections: sections.map(({ id, name, category, products }, index) => ({
      id,
      name,
      /** The list of all products: those of `category`, or of the shop if it is null. */
      to: category ? categoryProductsPath(category) : '/shop',
      category: category?.name ?? null,
      /** The number of the wall's colour. */
      wall: walls[index] ?? 0,
      count: products.length,
      /** Ids of the cards that the server's HTML leaves out (served-cards.tsx). */
      ...(index === 0 && home.newest.length === 0 ? {} : { later: laterCards(products) }),
    })),
    /** Number of the newest products if no section has any. */
    newest: home.newest.length,
    sponsors: home.sponsors.length,
  }
  const fixed = { ...fixedView(home, categories, made, brands), ...parts }
  if (import.meta.env.SSR)
    for (const { id, later = [] } of view.sections)
      fixed.cards[id] = fixed.cards[id]?.filter((card) => !later.includes(card.id)) ?? []
  return Object.defineProperty<typeof view & { fixed?: typeof fixed | undefined }>(view, 'fixed', {
    value: fixed,
  })
}

/** `fixed` is not sent with the HTML, because it is not enumerable: on a first visit the browser keeps the server's HTML of these parts. */
export type HomeView = ReturnType<typeof homeView>

export type SectionView = HomeView['sections'][number]

/** Cards in the HTML of a row below the first: one more than a desktop shows at once. The others load when the row is near. */
const SERVED_CARDS = 5

/** The limit of GET /product-cards (contract.md). */
const MAX_LATER_CARDS = 12

function laterCards(products: readonly { id: number }[]): number[] {
  return products.slice(Math.max(SERVED_CARDS, products.length - MAX_LATER_CARDS)).map(({ id }) => id)
}

/** The home page links to no empty category or brand. */
function hasProducts({ products_count }: Category): boolean {
  return products_count > 0
}

const categoryAddress = /^\/(?:en\/)?(?:Product-)?category\/(\d+)(?:\/|$)/

function slideView(slide: IntroSlide, menu: Category[]) {
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
    /** Name of the category that the slide links to; null: `to` links elsewhere, or there is no link. */
    category: category?.name ?? null,
    to: category ? categoryProductsPath(category) : link,
  }
}

export type SlideView = ReturnType<typeof slideView>

/**
 * Returns the wall colour of each section: the place of its category among the shop's, so that a trade keeps its colour.
 * Sections without a category take colours that no other section has, then the next one. No two neighbours of different trades
 * share one.
 */
export function wallColours(
  sections: readonly { category: { id: number } | null }[],
  categories: readonly { id: number }[],
): number[] {
  const places = sections.map(({ category }) => categories.findIndex(({ id }) => id === category?.id))
  const taken = new Set(places.map((place) => place % WALL_COLOURS))
  const free = Array.from({ length: WALL_COLOURS }, (_, colour) => colour).filter(
    (colour) => !taken.has(colour),
  )
  const colours: number[] = []
  sections.forEach(({ category }, index) => {
    const before = sections[index - 1]
    const place = places[index] ?? -1
    const colour = (place < 0 ? (free.shift() ?? (colours[index - 1] ?? -1) + 1) : place) % WALL_COLOURS
    const isSameTrade = category !== null && before?.category?.id === category.id
    colours.push(colour === colours[index - 1] && !isSameTrade ? (colour + 1) % WALL_COLOURS : colour)
  })
  return colours
}

/** Number of wall colours in home-page.module.css. */
const WALL_COLOURS = 6
