import { riyadhDay } from '@zayy/domain/riyadh-time'
import { checkAnswer, readTiers } from '@zayy/shop/catalogue-files/setup/check-answer'
import { usualColours } from '@zayy/shop/catalogue-files/garment-colours'
import { readySizes } from '@zayy/shop/catalogue-files/setup/ready-choices'
import type { SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { type GivenPhoto, readPhotos } from './given-photos.ts'
import { askNames, issueOf, type Names, type Setup, type Step } from './setup.ts'

/** One category and one product. */
export function productStep(base: string): Step {
  return {
    id: 'product',
    isAnswered: (folder) => folder.rows('products.csv').length > 0,
    async run(setup) {
      const { folder, locale, messages } = setup
      const texts = messages.setupCommands.ask
      const line = (typed: string) => issueOf(checkAnswer('line', typed, locale))
      const [firstCategory] = folder.rows('categories.csv')
      const category = firstCategory
        ? null
        : await askNames(setup, { id: 'category', message: texts.categoryName, check: line })
      const name = await askNames(setup, { id: 'product', message: texts.productName, check: line })
      const description = await askNames(setup, {
        id: 'description',
        message: texts.description,
        initial: name,
        check: (typed) => issueOf(checkAnswer('text', typed, locale)),
      })
      const wearers = await askWearers(setup)
      const colours = await askColours(setup)
      const sizes = await askSizes(setup)
      const tiers = await askTiers(setup)
      const photos = await askPhotos(setup, base)
      const sku = freeCode(
        name.en,
        'product',
        folder.rows('products.csv').map((row) => row.sku),
      )
      const files = await copyPhotos(folder, sku, photos)
      const ofColour = await askColourPhotos(setup, colours, photos)
      const [main = ''] = files
      let slug = firstCategory?.slug ?? ''
      if (category) {
        slug = freeCode(category.en, 'category', []).toLowerCase()
        const row = { slug, menu: '0', name_ar: category.ar, name_en: category.en, image: main }
        await folder.write('categories.csv', [row])
      }
      const rows = (file: string) => folder.rows(file).filter(({ product }) => product !== sku)
      await folder.write('colours.csv', [
        ...rows('colours.csv'),
        ...colours.map(({ slug: colour, ar, en, code }) => ({
          ...{ product: sku, colour, name_ar: ar, name_en: en, code },
          image: files[ofColour.get(colour) ?? 0] ?? main,
        })),
      ])
      await folder.write('sizes.csv', [
        ...rows('sizes.csv'),
        ...sizes.map((size) => ({ product: sku, name: size })),
      ])
      await folder.write('tiers.csv', [
        ...rows('tiers.csv'),
        ...tiers.map((tier) => ({ product: sku, ...tier })),
      ])
      await folder.write('photos.csv', [
        ...rows('photos.csv'),
        ...files.map((file, at) => ({
          ...{ product: sku, file, alt_ar: name.ar, alt_en: name.en, role: at === 0 ? 'main' : 'gallery' },
          colour:
            colours.length > 1 ? (colours.find(({ slug }) => ofColour.get(slug) === at)?.slug ?? '') : '',
        })),
      ])
      // Last: the step counts as answered from here on.
      await folder.write('products.csv', [
        ...folder.rows('products.csv'),
        {
          ...{ sku, category: slug, name_ar: name.ar, name_en: name.en },
          ...{ description_ar: description.ar, description_en: description.en },
          ...Object.fromEntries(wearerFlags.map((flag) => [flag, wearers.includes(flag) ? '1' : '0'])),
          ...{ sold: '0', added: riyadhDay(Date.now()), status: 'live' },
        },
      ])
    },
  }
}

/** Makes a code of a name: its Latin letters and digits, or `fallback`, with a number if it is taken. */
function freeCode(name: string, fallback: string, taken: readonly (string | undefined)[]): string {
  const latin = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  const base = latin === '' ? fallback : latin
  let code = base
  for (let number = 2; taken.includes(code); number += 1) code = `${base}-${number}`
  return code
}

const wearerFlags = ['men', 'women', 'children'] as const

async function askWearers({ ask, messages }: Setup): Promise<readonly string[]> {
  const { wearers, wearer } = messages.setupCommands.ask
  return await ask.some({
    id: 'wearers',
    message: wearers,
    choices: wearerFlags.map((value) => ({ value, label: wearer[value] })),
    initial: ['men', 'women'],
  })
}

async function askColours({
  ask,
  locale,
  messages,
}: Setup): Promise<readonly (typeof usualColours)[number][]> {
  const chosen = await ask.some({
    id: 'colours',
    message: messages.setupCommands.ask.colours,
    choices: usualColours.map((colour) => ({ value: colour.slug, label: colour[locale] })),
    initial: [],
    required: true,
  })
  return chosen.flatMap((slug) => usualColours.filter((colour) => colour.slug === slug))
}

async function askSizes({ ask, locale, messages }: Setup): Promise<readonly string[]> {
  const texts = messages.setupCommands.ask
  const range = await ask.one({
    id: 'sizes',
    message: texts.sizes,
    choices: [
      ...(['letters', 'numbers', 'ages', 'shoes'] as const).map((value) => ({
        value,
        label: readySizes[value].join(' '),
      })),
      { value: 'one', label: texts.sizeRanges.one },
      { value: 'own', label: texts.sizeRanges.own },
    ],
    initial: 'letters',
  })
  if (range === 'one') return [texts.oneSize]
  if (range !== 'own') return readySizes[range]
  const sizesOf = (typed: string) => typed.split(/[;؛,،]/).map((size) => size.trim())
  const answer = await ask.text({
    id: 'own_sizes',
    message: texts.ownSizes,
    check: (typed) => {
      const issues = sizesOf(typed).map((size) => issueOf(checkAnswer('size', size, locale)))
      return issues.find((issue) => issue !== null) ?? null
    },
  })
  return [...new Set(sizesOf(answer))]
}

async function askTiers({ ask, locale, messages }: Setup) {
  const { price, badPrice } = messages.setupCommands.ask
  const answer = await ask.text({
    id: 'price',
    message: price,
    check: (typed) => {
      const read = readTiers(typed, locale)
      return 'issue' in read ? (read.issue ?? badPrice) : null
    },
  })
  const read = readTiers(answer, locale)
  return 'tiers' in read ? read.tiers : []
}

async function askPhotos({ ask, locale, messages }: Setup, base: string): Promise<GivenPhoto[]> {
  const { photos: message, noPhotos } = messages.setupCommands.ask
  let photos: GivenPhoto[] = []
  await ask.text({
    id: 'photos',
    message,
    check: async (typed) => {
      const read = await readPhotos(typed, base, locale)
      if ('issue' in read) return read.issue
      photos = read.photos
      return photos.length === 0 ? noPhotos : null
    },
  })
  return photos
}

/** Copies the photos to `pictures/` and returns their paths there. */
async function copyPhotos(
  folder: SetupFolder,
  sku: string,
  photos: readonly GivenPhoto[],
): Promise<string[]> {
  const files: string[] = []
  for (const [at, { extension, bytes }] of photos.entries()) {
    const file = `${sku}-${at + 1}${extension}`
    await folder.writeFile(`pictures/${file}`, bytes)
    files.push(file)
  }
  return files
}

/** Asks which photo shows each colour, if there are several of both. Returns the photo's number, from 0, by colour. */
async function askColourPhotos(
  { ask, locale, messages }: Setup,
  colours: readonly ({ slug: string } & Names)[],
  photos: readonly GivenPhoto[],
): Promise<ReadonlyMap<string, number>> {
  const shown = new Map<string, number>()
  if (photos.length < 2 || colours.length < 2) return shown
  for (const [index, colour] of colours.entries()) {
    const answer = await ask.one({
      id: `photo_${colour.slug}`,
      message: messages.setupCommands.ask.colourPhoto(colour[locale]),
      choices: photos.map(({ name }, at) => ({ value: `${at + 1}`, label: name })),
      initial: `${Math.min(index, photos.length - 1) + 1}`,
    })
    shown.set(colour.slug, Number(answer) - 1)
  }
  return shown
}
