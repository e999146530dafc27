/** What travels between the server and its clients, as contract.md fixes it. Money is SAR with at most 2 decimals. */

export type Id = number
export type Locale = 'ar' | 'en'
export type Translated = { locale: Locale; name: string }[]
export type Page<T> = { data: T[]; current_page: number; last_page: number; per_page: number; total: number }

export type Settings = {
  app_name: string
  logo: string
  facebook: string | null
  twitter: string | null
  vimeo: string | null
  whatsapp: string | null
  phone: string | null
  email: string | null
  address: string | null
  tax: number // percent
  tax_included: boolean // false: tax is added to the prices shown (the default); true: they contain it
  bank_account: { bank: string; holder: string; iban: string } | null
  legal_name: string | null
  vat_number: string | null
  vat_certificate: string | null /* a link */
  cr_number: string | null
  hours: string | null
  delivery_promise: string | null
  transfer_days: number // how long an unpaid bank transfer holds its pieces
  default_city: { id: Id; name: string; shipping: number; country_id: Id } | null // for the fee shown before an address is known
  footer_about: string
  categories: Category[] // the roots
  menuCategories: Category[] // the first is 'Made in Saudi'; its childs are the brands
  pages: { id: Id; title: string }[]
  sloders: IntroSlide[] // spelt so; the same list as intros
  intros: IntroSlide[]
}
export type Category = {
  id: Id
  name: string
  image: string
  desc: string
  has_childs: boolean
  products_count: number // its own and its descendants'
  childs: Category[]
  translations: Translated
}
export type IntroSlide = {
  id: Id
  image: string /* wide, composed for the path's direction */
  image_tall: string | null /* for phones */
  text: 'light' | 'dark' /* what reads on it */
  title: string
  description: string /* HTML */
  link: string | null
}
export type Home = { sections: { id: Id; name: string; products: ProductCard[] }[]; sponsors: Sponsor[] }
export type Sponsor = { id: Id; image: string; name: string }

export type Tier = { from: number; to: number; price: number }
export type ProductCard = {
  id: Id
  name: string
  image: string
  hover_image: string
  pieces: Tier[]
  avg_rate: number | null
  rates_count: number
  colors_count: number
  sizes_count: number
  colors: { name: string; code: string }[]
  badge: 'bestseller' | 'new' | null
  category: { id: Id; name: string }
  brand: { id: Id; name: string } | null /* a child of the first menu category */
}
/** What a cart needs of a product. */
export type CartProduct = Pick<
  Product,
  'id' | 'name' | 'image' | 'category' | 'pieces' | 'pivot_colors' | 'sizes' | 'translations'
>
export type Product = ProductCard & {
  description: string // HTML, made safe when it was stored
  translations: { locale: Locale; name: string; description: string }[]
  category: { id: Id; name: string; translations: Translated }
  photos: { id: Id; product_id: Id; image: string; alt: string; color_id: Id | null }[] // the pivot_colors row that it shows; null: no colour in particular
  pivot_colors: {
    id: Id
    product_id: Id
    image: string
    color: { name: string; code: string /* #rrggbb */; translations: Translated }
  }[]
  sizes: { id: Id; name: string }[]
  is_men: 0 | 1
  is_women: 0 | 1
  is_child: 0 | 1
  sold_count: number
  attributes: { name: string; value: string }[] // cloth, weight, fit, care, where it is made
  size_chart: { columns: string[]; rows: { size: string; values: string[] }[] } | null // centimetres
  rates_by_star: [number, number, number, number, number] // how many gave 1, 2, 3, 4, 5
  rates: Review[]
}
export type Review = {
  id: Id
  client: { fname: string; email: string } /* both masked by the server: decisions.md */
  rate: 1 | 2 | 3 | 4 | 5
  comment: string
  created_at: string
}

export type BlogCard = {
  id: Id
  title: string
  image: string
  excerpt: string
  created_at: string | null
  featured: boolean
  category: { id: Id; name: string }
}
export type Blog = BlogCard & { content: string /* HTML */ }
export type StaticPage = { id: Id; title: string; image: string | null; content: string /* HTML */ }
export type VisionItem = { id: Id; image: string; title: string; description: string /* HTML */ }

export type Coupon = { code: string; type: '0' | '1'; amount: number }

type OrderStatus = 'pending' | 'on hold' | 'processing' | 'shipped' | 'completed' | 'cancelled'
export type Bill = {
  id: Id
  code: string
  created_at: string
  status: OrderStatus
  status_text: string
  invoice_number: string // sequential without gaps, given when the order is placed
  payment_method: 0 | 1
  payment_status: 'unpaid' | 'paid' | 'failed' | 'refunded' // an expired card page: unpaid
  bank_account: Settings['bank_account'] // for a bank transfer
  seller: {
    name: string
    address: string | null
    vat_number: string | null
    cr_number: string | null
    translations: { locale: Locale; name: string; address: string | null }[]
  } // the invoice shows both languages
  buyer: { name: string; email: string; phone: string; address: string }
  products: {
    id: Id
    name: string
    translations: Translated
    price: number // of the first tier
    piece: { price: number } // of the tier that the quantity reached
    quantity: number
    subtotal: number
    saving: number
    colors: {
      id: Id
      color_code: string
      color_name: string
      translations: Translated
      sizes: { id: Id; name: string; quantity: number }[]
    }[]
  }[]
  items_total: number
  saving: number
  coupon_code: string | null
  coupon_value: number
  shipping: number
  tax_percent: number
  tax: number
  grand_total: number
  qr: string // ZATCA simplified invoice, TLV in base64
  token: string // opens this one bill without a login
}
