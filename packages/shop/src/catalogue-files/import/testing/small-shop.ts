import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import sharp from 'sharp'

/** Files of a small valid shop with two products. */
export const smallShop: Readonly<Record<string, string>> = {
  'settings.csv': [
    'key,ar,en',
    'app_name,زيّ,Zayy',
    'legal_name,شركة زيّ,Zayy Trading',
    'logo,logo.svg,',
    'tax,15,',
    'tax_included,0,',
    'phone,0110000000,',
    'whatsapp,,',
    'email,salam@zayy.example,',
    'address,الرياض,Riyadh',
    'hours,,',
    'delivery_promise,,',
    'footer_about,نلبّس من يعمل,We dress people who work',
    'facebook,,',
    'twitter,,',
    'vimeo,,',
    'bank_name,البنك,The Bank',
    'bank_holder,شركة زيّ,Zayy Trading',
    'bank_iban,SA03 8000 0000 6080 1016 7519,',
    'vat_number,300000000000003,',
    'cr_number,1010000000,',
    'vat_certificate,,',
    'transfer_days,3,',
    'default_city,riyadh,',
  ].join('\n'),
  'countries.csv':
    'code,name_ar,name_en,days_from,days_to\nSA,السعودية,Saudi Arabia\nAE,الإمارات,United Arab Emirates,5,8',
  'cities.csv': 'code,country,name_ar,name_en,shipping\nriyadh,SA,الرياض,Riyadh,20\ndubai,AE,دبي,Dubai,45.50',
  'areas.csv': 'code,city,name_ar,name_en\nolaya,riyadh,العليا,Al Olaya\ndeira,dubai,ديرة,Deira',
  'categories.csv': [
    'slug,parent,menu,name_ar,name_en,desc_ar,desc_en,image',
    'made-in-saudi,,1,صُنع في السعودية,Made in Saudi,,,red.png',
    'maghzal,made-in-saudi,0,مغزل,Maghzal,,,red.png',
    'medical,,0,طبي,Medical,للعيادات,For clinics,blue.png',
    'scrubs,medical,0,سكراب,Scrubs,,,blue.png',
  ].join('\n'),
  'products.csv': [
    'sku,category,brand,also,name_ar,name_en,description_ar,description_en,men,women,children,badge,sold,added,size_chart,status',
    'top,scrubs,maghzal,medical,قميص سكراب,Scrub top,قماش **خفيف**,A **light** cloth,1,1,0,new,120,2026-01-05,tops,live',
    'coat,medical,,,معطف مختبر,Lab coat,معطف,A coat,1,0,0,,0,2026-01-06,,live',
  ].join('\n'),
  'colours.csv': [
    'product,colour,name_ar,name_en,code,image',
    'top,teal,أزرق مخضر,Teal,#1F6F78,blue.png',
    'top,wine,نبيذي,Wine,#6b1f2a,red.png',
    'coat,white,أبيض,White,#ffffff,blue.png',
  ].join('\n'),
  'sizes.csv': 'product,name\ntop,S\ntop,M\ncoat,L',
  'tiers.csv': 'product,from,to,price\ntop,1,9,55\ntop,10,49,50\ntop,50,500,45.50\ncoat,1,100,90',
  'photos.csv': [
    'product,colour,file,alt_ar,alt_en,role',
    'top,teal,blue.png,من الأمام,Front,main',
    'top,wine,red.png,من الخلف,Back,hover',
    'coat,,blue.png,معطف,Coat,gallery',
  ].join('\n'),
  'attributes.csv': 'product,name_ar,name_en,value_ar,value_en\ntop,القماش,Cloth,بوليستر,Polyester',
  'size_charts.csv': 'chart,size,column_ar,column_en,value\ntops,S,الصدر,Chest,94\ntops,M,الصدر,Chest,98',
  'reviews.csv':
    'product,fname,email,rate,comment,date\ntop,سارة,sara@mail.example,5,ممتاز,2026-02-01\ntop,Ali,ali@mail.example,2,Runs small,2026-02-02',
  'home_sections.csv':
    'slug,name_ar,name_en,products,category\nbest,الأكثر طلبًا,Most ordered,top;coat,medical',
  'slides.csv': [
    'slug,image_ar,image_en,image_tall,text,title_ar,title_en,description_ar,description_en,link',
    'hero,red.png,blue.png,,light,لكل فريق زيّه,Every team dressed,من قطعة,From one piece,category:medical',
  ].join('\n'),
  'sponsors.csv': 'slug,name_ar,name_en,image\nsalwan,سلوان,Salwan,logo.svg',
  'vision.csv':
    'slug,image,title_ar,title_en,description_ar,description_en\npattern,red.png,باترون,Pattern,نقيس,We fit',
  'coupons.csv': 'code,type,amount,starts,ends,max_uses\nTEN,1,10,2026-01-01,,\nFIFTY,0,50,,2030-01-01,100',
  'blog_categories.csv': 'slug,name_ar,name_en\nguides,أدلّة,Guides',
  'blogs/measure.ar.md':
    '---\ntitle: كيف تقيس\nexcerpt: بشريط واحد\nimage: red.png\ncategory: guides\ndate: 2026-03-01\nfeatured: 1\n---\n\nنص',
  'blogs/measure.en.md':
    '---\ntitle: How to measure\nexcerpt: With one tape\n---\n\nText with ![a tape](blue.png) and a [link](/shop).',
  ...Object.fromEntries(
    ['about', 'privacy', 'terms'].flatMap((slug) => [
      [`pages/${slug}.ar.md`, `---\ntitle: صفحة\nimage: red.png\n---\nنص`],
      [`pages/${slug}.en.md`, `---\ntitle: Page\nimage:\n---\nText`],
    ]),
  ),
  'pictures/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#123"/></svg>',
}

/** Writes the small shop to a temporary folder and returns its path. `other` replaces files; null omits one. */
export async function shopFolder(
  other: Readonly<Record<string, string | Uint8Array | null>> = {},
): Promise<string> {
  const folder = await temporaryFolder()
  const images = {
    'pictures/red.png': await plainImage('#a03030', 600),
    'pictures/blue.png': await plainImage('#3050a0', 600),
  }
  // Synchronous calls take a seventh of the processor time, and there are 15,000 of these files in a run.
  for (const [file, contents] of Object.entries({ ...images, ...smallShop, ...other })) {
    if (contents === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), contents)
  }
  return folder
}

/**
 * Returns a PNG of one colour with the aspect ratio 4:5. From a width of 600 pixels, the import accepts it as a product
 * photo without a warning.
 */
export async function plainImage(background: string, width = 40): Promise<Uint8Array> {
  const name = `${background} ${width}`
  const image =
    plainImages.get(name) ??
    (await sharp({ create: { width, height: (width * 5) / 4, channels: 3, background } })
      .png()
      .toBuffer())
  plainImages.set(name, image)
  return image
}

/** Images by colour and width. Most tests need the same. */
const plainImages = new Map<string, Uint8Array>()

/** Returns a photo with metadata whose pixels cannot be decoded. */
export async function damagedPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const photo = sharp({ create: { width: 600, height: 600, channels: 3, background: '#3050a0' } })
  const bytes = new Uint8Array(
    await photo
      .withExif({ IFD0: { Artist: 'Sara' } })
      .png()
      .toBuffer(),
  )
  const pixels = Buffer.from(bytes.buffer).indexOf('IDAT') + 'IDAT'.length
  return bytes.fill(7, pixels, pixels + 50)
}

/** Returns a file of the small shop with a part of its text replaced. */
export function edited(file: string, part: string, by: string): Record<string, string> {
  const text = smallShop[file]
  if (!text?.includes(part)) throw new Error(`${file} has no "${part}"`)
  return { [file]: text.replace(part, () => by) }
}

/** Files of the small shop without the product `coat`. */
export const withoutCoat = {
  ...edited('products.csv', '\ncoat,medical,,,معطف مختبر,Lab coat,معطف,A coat,1,0,0,,0,2026-01-06,,live', ''),
  ...edited('colours.csv', '\ncoat,white,أبيض,White,#ffffff,blue.png', ''),
  ...edited('sizes.csv', '\ncoat,L', ''),
  ...edited('tiers.csv', '\ncoat,1,100,90', ''),
  ...edited('photos.csv', '\ncoat,,blue.png,معطف,Coat,gallery', ''),
  ...edited('home_sections.csv', 'top;coat', 'top'),
}
