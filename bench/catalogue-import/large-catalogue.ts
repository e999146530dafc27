import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededRandom } from '../../torture/harness/seeded-random.ts'

const demo = fileURLToPath(new URL('../../demo', import.meta.url))

const coloursOfProduct = 3
const sizes = ['S', 'M', 'L', 'XL', '2XL']
const tiers = [
  [1, 9],
  [10, 49],
  [50, 199],
  [200, 3_000],
] as const
const attributes = ['Fabric', 'Weight', 'Fit', 'Care', 'Pockets', 'Made in']
const categories = ['scrub-tops', 'polos', 'lab-coats', 'chef-jackets']
const arabic = 'قميص زي عمل خفيف لورديات طويلة برقبة مقواة وجيب صدر واسع وقماش لا يتجعد بعد الغسيل'.split(' ')
const english =
  'a light work shirt for long shifts with a firm collar wide chest pocket and easy care cloth'.split(' ')

/**
 * Writes a catalogue folder for `shop import`: the demo shop with `count` other products, each with 3 colours, 5 sizes, 4 tiers,
 * 4 photos, 6 attributes, 2 reviews and a description of 3 paragraphs in both languages. The images are the demo's.
 */
export async function writeLargeCatalogue(folder: string, count: number, seed: number): Promise<void> {
  await cp(demo, folder, { recursive: true })
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(random() * from.length)]
    if (picked === undefined) throw new RangeError('Cannot pick from an empty list')
    return picked
  }
  const text = (words: readonly string[], length: number) =>
    Array.from({ length }, () => pick(words)).join(' ')
  const html = (words: readonly string[]) =>
    `"${[40, 30, 20].map((length) => `${text(words, length)} **${pick(words)}**`).join('\n\n')}"`
  const images = (await readdir(join(demo, 'pictures/garments'))).map((file) => `garments/${file}`)
  const rows: Record<string, string[]> = {
    products: [
      'sku,category,brand,also,name_ar,name_en,description_ar,description_en,men,women,children,badge,sold,added,size_chart,status',
    ],
    colours: ['product,colour,name_ar,name_en,code,image'],
    sizes: ['product,name'],
    tiers: ['product,from,to,price'],
    photos: ['product,colour,file,alt_ar,alt_en,role'],
    attributes: ['product,name_ar,name_en,value_ar,value_en'],
    reviews: ['product,fname,email,rate,comment,date'],
  }
  const add = (table: string, ...cells: (string | number)[]) => rows[table]?.push(cells.join(','))

  for (let nth = 1; nth <= count; nth += 1) {
    const sku = `p${nth}`
    const names = [`${text(arabic, 4)} ${nth}`, `${text(english, 4)} ${nth}`]
    const day = `2026-0${1 + (nth % 9)}-1${nth % 10}`
    add(
      'products',
      sku,
      pick(categories),
      '',
      '',
      ...names,
      html(arabic),
      html(english),
      1,
      nth % 2,
      0,
      '',
      nth % 500,
      day,
      '',
      'live',
    )
    const first = Math.floor(random() * images.length)
    const photos = Array.from({ length: 4 }, (_, at) => images[(first + at) % images.length] ?? '')
    for (let colour = 0; colour < coloursOfProduct; colour += 1) {
      const code = Math.floor(random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')
      add(
        'colours',
        sku,
        `c${colour}`,
        pick(arabic),
        `${pick(english)} ${colour}`,
        `#${code}`,
        photos[colour] ?? '',
      )
    }
    for (const size of sizes) add('sizes', sku, size)
    for (const [at, [from, to]] of tiers.entries()) add('tiers', sku, from, to, 100 - 10 * at + (nth % 10))
    for (const [at, photo] of photos.entries()) {
      add(
        'photos',
        sku,
        at < coloursOfProduct ? `c${at}` : '',
        photo,
        text(arabic, 5),
        text(english, 5),
        at === 0 ? 'main' : 'gallery',
      )
    }
    for (const name of attributes)
      add('attributes', sku, pick(arabic), name, text(arabic, 3), text(english, 3))
    for (const buyer of ['a', 'b']) {
      add('reviews', sku, pick(english), `${buyer}${nth}@mail.example`, 1 + (nth % 5), text(arabic, 12), day)
    }
  }
  for (const [table, lines] of Object.entries(rows)) {
    await writeFile(join(folder, `${table}.csv`), `${lines.join('\n')}\n`)
  }
  await writeFile(
    join(folder, 'home_sections.csv'),
    'slug,name_ar,name_en,products\nmost-ordered,الأكثر طلبًا,Most ordered,p1;p2;p3;p4;p5;p6;p7;p8\n',
  )
  await writeFile(
    join(folder, 'slides.csv'),
    'slug,image_ar,image_en,image_tall,text,title_ar,title_en,description_ar,description_en,link\n',
  )
}
