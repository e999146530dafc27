import { formatNumber } from '../../numbers.ts'
import { products } from '../../plurals.ts'
import type { productFiles as ar } from '../ar/product-files.ts'

/** Messages of `shop import --from` about the product file of another shop, in English. */
export const productFiles: typeof ar = {
  sources: { shopify: 'Shopify', woocommerce: 'WooCommerce', salla: 'Salla' },
  columns: {
    row: 'row',
    product: 'product',
    field: 'column',
    value: 'in the file',
    reason: 'what became of it',
  },
  notes: {
    noName: 'Has no name: left out',
    giftCard: 'A gift card: left out, as this shop sells goods that ship',
    notShipped: 'Not goods that ship: left out',
    maybeNotShipped:
      'Does not ship by the file, so it is hidden. Set its status in products.csv to live if it does',
    external: 'Sold in another shop: left out',
    grouped: 'A group of products: left out. Its products are here on their own',
    noParent: 'A variation of a product that is not in the file: left out',
    noPrice: 'Has no price: left out. Add it to products.csv and tiers.csv once you know its price',
    badPrice: 'Not a price: not counted',
    noPhoto:
      'Has no photo, so it is hidden. Put one into pictures and photos.csv, then set its status in products.csv to live',
    pictureOffline:
      'A photo that was not fetched: there is no internet connection. Put it into a folder “pictures” beside the file and try again',
    pictureTooMany: 'A photo that was not fetched: there are too many',
    pictureTooLate:
      'A photo that was not fetched: fetching took more than four hours. Put it into a folder “pictures” beside the file and try again',
    picture_address: 'A photo that was not fetched: its address does not begin with https',
    picture_private: 'A photo that was not fetched: its address is within a private network',
    picture_unreachable: 'A photo that was not fetched: its site did not answer',
    picture_status: 'A photo that was not fetched: it is not at its address',
    picture_tooLarge: 'A photo that was not fetched: larger than 50 MB',
    picture_tooSlow: 'A photo that could not be fetched within a minute',
    picture_tooManyRedirects: 'A photo that was not fetched: its address leads on too often',
    picture_notPicture: 'Not a valid WebP, PNG, JPEG or SVG picture',
    priceVaries:
      'A product has one price here for all colours and sizes: the highest was taken. Change it in tiers.csv',
    priceRounded: 'The price was rounded to two decimals',
    saleLost:
      'A sale price for some days: the regular price stays. Coupons in coupons.csv are for such sales',
    regularLost: 'The price before the sale: left out. The sale price is the price now',
    combinations:
      'Every size is sold in every colour here. These were not in the file: hide the product or make it two if you do not sell them',
    optionLost: 'A third option: left out, as this shop sells by colour and size',
    optionAsSize: 'Neither colour nor size: its values became sizes, in sizes.csv',
    noColour:
      'Has no colour in the file: it has the one in its name, or “As pictured”. Change it in colours.csv',
    colourUnknown: 'A colour without a known code: it became grey. Write its code in colours.csv',
    tooManyColours: 'More than 100 colours: the first ones are here',
    noSize: 'Has no size in the file: it has a single one, “One size”',
    sizeChanged: 'The size was corrected',
    tooManySizes: 'More than 100 sizes: the first ones are here',
    tooManyPhotos: 'More than 50 photos: the first ones are here',
    translate: 'In one language, and now the same in both: translate it in products.csv',
    translateColour: 'A colour in one language: translate it in colours.csv',
    translateCategory: 'A category’s name in one language: translate it in categories.csv',
    tooManyCategories: 'More than 50 categories, or 10 levels of them: the first ones are here',
    noCategory: 'Has no category: it is in “Other products”',
    noDescription: 'Has no description: its name stands there',
    descriptionMedia: 'Pictures or videos in the description: left out',
    nameCut: 'A long name: cut after 250 letters',
    skuChanged: 'A code that is not valid or is there twice: it got another',
    field: 'No place for it in this shop: left out',
  },
  refused: {
    noFile: (file) => `There is no file ${file}.`,
    tooLarge: (file, megabytes) =>
      `${file} is larger than ${megabytes} MB. Export your products in more than one file.`,
    table: (file, reason) => `${file}: ${reason}.`,
    garbled: (file) =>
      `The Arabic letters in ${file} are damaged: a spreadsheet program saved it in another encoding. Export it again, and do not open it before the import.`,
    otherSource: (file, name, source) => `${file} looks like an export of ${name}: use --from ${source}`,
    headings: (file, name, missing) =>
      `${file} does not have the headings of an export of ${name}. Missing: ${missing.join(', ')}.`,
    besideFull: (folder, most) =>
      `The folder ${folder} has more than ${most} files. Keep the photos of the products in it alone.`,
    noProducts: (file) => `There is no product in ${file} that this shop can sell.`,
    folderTaken: (folder) =>
      `The folder ${folder} exists and is not empty. To import it: npm run shop -- import "${folder}"\nTo convert the file again into another place, add: --to FOLDER`,
    notFolder: (path) => `${path} is not a folder that can be read. To choose a new folder: --to FOLDER`,
    source: (value) => `--from takes shopify, woocommerce or salla, not “${value}”.`,
    toAlone: '--to goes with --from.',
  },
  more: (n) => `and ${formatNumber(n)} more`,
  converted: (count, folder) => `${products(count, 'en')} in ${folder}`,
  toLookAt: (file) => `What was left out or needs a look. The whole list is in ${file}:`,
  allCarried: 'All of the file was carried over.',
}
