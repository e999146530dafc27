import { formatNumber } from '../../numbers.ts'
import { pieces, products } from '../../plurals.ts'
import type { listing as arabic } from '../ar/listing.ts'

const productCount = (count: number, more = false) =>
  count === 0 ? 'No products' : `${more ? 'More than ' : ''}${products(count, 'en')}`

/** Messages of lists of products, categories and brands, in English. */
export const listing = {
  allProducts: 'All products',
  categories: 'Categories',
  products: productCount,
  results: 'Products',
  pricesPerPiece: 'Prices are for one piece.',
  pricesAt: (count: number) => `Prices are for one piece when you buy ${pieces(count, 'en')}.`,
  filters: 'Filters',
  close: 'Close',
  searchAll: 'Search products',
  searchIn: (name: string) => `Search ${name}`,
  clearSearch: 'Clear the search',
  audience: 'For',
  audiences: { is_men: 'Men', is_women: 'Women', is_child: 'Children' },
  colour: 'Colour',
  size: 'Size',
  rating: 'Rating',
  starsAndUp: (stars: number) =>
    stars === 5 ? '5 stars' : `${stars} ${stars === 1 ? 'star' : 'stars'} and up`,
  pressAgain: 'Select the same rating again to clear it.',
  about: 'About',
  priceRule: {
    added: 'All prices are before VAT. A price by quantity counts all colours and sizes of the product.',
    included: 'All prices include VAT. A price by quantity counts all colours and sizes of the product.',
    none: 'A price by quantity counts all colours and sizes of the product.',
  },
  apply: 'Apply',
  clear: 'Clear',
  clearAll: 'Clear all',
  remove: 'Remove',
  atLeast: (count: number) => `${formatNumber(count)}+`,
  searched: (text: string) => `“${text}”`,
  show: (count: number) => (count === 0 ? 'No products' : `Show ${products(count, 'en')}`),
  sort: 'Sort by',
  bestMatch: 'Best match',
  sorts: {
    newest: 'Newest',
    sold: 'Bestselling',
    rating: 'Best rated',
    price: 'Price, lowest first',
    '-price': 'Price, highest first',
  },
  unavailableHere: 'There are no products here yet. The shop has others.',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  pageNumber: (page: number) => `Page ${formatNumber(page)}`,
  listTitle: (name: string, root: string | null) =>
    root === null ? `${name}: all products` : `${name}, ${root}`,
  tilesTitle: (name: string, root: string | null) =>
    `${root === null ? `${name}: all products` : `${name}, ${root}`}: all categories`,
  pageTitle: (title: string, page: number) => (page === 1 ? title : `${title}, page ${formatNumber(page)}`),
  bestSellersOf: (name: string) => `Bestsellers in ${name}`,
  fromBlog: 'From the blog',
  chooseChild: 'Choose a category.',
} satisfies typeof arabic
