import { FreeNames, latinSlug } from '@zayy/domain/text/latin-slug'
import { checkAnswer, checkTiers } from '@zayy/shop/catalogue-files/setup/check-answer'
import { readyColours, readySizes } from '@zayy/shop/catalogue-files/setup/ready-choices'
import type { Row, SetupFolder } from '@zayy/shop/catalogue-files/setup/setup-folder'
import { type GivenPhoto, readPhotos } from './given-photos.ts'
import { askNames, issueOf, type Names, type Setup, type Step } from './setup.ts'

const FILE = 'products.csv'

/** One category and one product, whose parts are cells of products.csv. Each answer fills its cells. */
export function productStep(base: string): Step {
  return {
    id: 'product',
    isAnswered: (folder) => {
      const rows = folder.rows(FILE)
      return rows.length > 0 && rows.every((row) => isComplete(folder, row))
    },
    async run(setup) {
      const category = await askCategory(setup)
      const open = setup.folder.rows(FILE).find((row) => !isComplete(setup.folder, row))
      const sku = open?.sku ?? (await askName(setup, category))
      const cells = cellsOf(setup, sku)
      if (cells.isOpen('description_ar')) await cells.set(await askDescription(setup, cells.names()))
      if (cells.isOpen('men')) await cells.set(await askWearers(setup))
      if (cells.isOpen('colours')) await cells.set({ colours: await askColours(setup) })
      if (cells.isOpen('sizes')) await cells.set({ sizes: await askSizes(setup) })
      if (cells.isOpen('tiers')) await cells.set({ tiers: await askTiers(setup) })
      const photos = await askPhotos(setup, base)
      const colours = (cells.row().colours ?? '').split(';')
      const shown = await askColourPhotos(setup, colours, photos)
      // Last: the product counts as complete from here on.
      await cells.set({ photos: (await copyPhotos(setup.folder, sku, photos, shown)).join(';') })
    },
  }
}

/** Returns true if the product has photos, its last answer, or its parts are in the tables of the full form. */
function isComplete(
  folder: SetupFolder,
  { photos = '', colours = '', sizes = '', tiers = '' }: Row,
): boolean {
  return (
    photos !== '' || ([colours, sizes, tiers].every((cell) => cell === '') && folder.hasFile('photos.csv'))
  )
}

function cellsOf({ folder }: Setup, sku: string) {
  const row = (): Row => folder.rows(FILE).find((one) => one.sku === sku) ?? {}
  return {
    row,
    names: (): Names => ({ ar: row().name_ar ?? '', en: row().name_en ?? '' }),
    isOpen: (column: string) => (row()[column] ?? '') === '',
    set: (cells: Row) =>
      folder.write(
        FILE,
        folder.rows(FILE).map((one) => (one.sku === sku ? { ...one, ...cells } : one)),
      ),
  }
}

/** Returns the slug of the first category, and makes one if there is none. */
async function askCategory(setup: Setup): Promise<string> {
  const { folder, locale, messages } = setup
  const [known] = folder.rows('categories.csv')
  if (known) return known.slug ?? ''
  const name = await askNames(setup, {
    id: 'category',
    message: messages.setupCommands.ask.categoryName,
    check: (typed) => issueOf(checkAnswer('line', typed, locale), messages),
  })
  const slug = latinSlug(name.en) || 'category'
  await folder.write('categories.csv', [{ slug, name_ar: name.ar, name_en: name.en }])
  return slug
}

/** Makes the row of a new product and returns its sku. */
async function askName(setup: Setup, category: string): Promise<string> {
  const { folder, locale, messages } = setup
  const name = await askNames(setup, {
    id: 'product',
    message: messages.setupCommands.ask.productName,
    check: (typed) => issueOf(checkAnswer('line', typed, locale), messages),
  })
  const rows = folder.rows(FILE)
  const taken = new FreeNames(rows.map((row) => row.sku ?? ''))
  const sku = taken.take(latinSlug(name.en) || 'product')
  const parts = { colours: '', sizes: '', tiers: '', photos: '' }
  await folder.write(FILE, [
    ...rows,
    { sku, category, name_ar: name.ar, name_en: name.en, ...parts, status: 'live' },
  ])
  return sku
}

async function askDescription(setup: Setup, initial: Names): Promise<Row> {
  const { locale, messages } = setup
  const text = await askNames(setup, {
    id: 'description',
    message: messages.setupCommands.ask.description,
    initial,
    check: (typed) => issueOf(checkAnswer('text', typed, locale), messages),
  })
  return { description_ar: text.ar, description_en: text.en }
}

const wearerFlags = ['men', 'women', 'children'] as const

async function askWearers({ ask, messages }: Setup): Promise<Row> {
  const { wearers, wearer } = messages.setupCommands.ask
  const chosen = await ask.some({
    id: 'wearers',
    message: wearers,
    choices: wearerFlags.map((value) => ({ value, label: wearer[value] })),
    initial: ['men', 'women'],
  })
  return Object.fromEntries(wearerFlags.map((flag) => [flag, chosen.includes(flag) ? '1' : '0']))
}

/** Returns the cell of colours, named in the owner's language. */
async function askColours({ ask, locale, messages }: Setup): Promise<string> {
  const chosen = await ask.some({
    id: 'colours',
    message: messages.setupCommands.ask.colours,
    choices: readyColours.map((colour) => ({ value: colour.slug, label: colour[locale] })),
    initial: [],
    required: true,
  })
  return readyColours
    .filter(({ slug }) => chosen.includes(slug))
    .map((colour) => colour[locale])
    .join(';')
}

async function askSizes({ ask, locale, messages }: Setup): Promise<string> {
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
  if (range === 'one') return texts.oneSize
  if (range !== 'own') return readySizes[range].join(';')
  return await ask.text({
    id: 'own_sizes',
    message: texts.ownSizes,
    check: (typed) => issueOf(checkAnswer('sizes', typed, locale), messages),
  })
}

async function askTiers({ ask, locale, messages }: Setup): Promise<string> {
  const { price, badPrice, wrong } = messages.setupCommands.ask
  return await ask.text({
    id: 'price',
    message: price,
    check: (typed) => {
      const checked = checkTiers(typed, locale)
      if ('text' in checked) return null
      return checked.issue === null ? badPrice : wrong(checked.issue)
    },
  })
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

/**
 * Copies the photos to `pictures/` and returns their names. A name with a colour's slug shows that colour, which the import reads from it.
 * @param shown colour by number of the photo, from 0
 */
async function copyPhotos(
  folder: SetupFolder,
  sku: string,
  photos: readonly GivenPhoto[],
  shown: ReadonlyMap<number, string>,
): Promise<string[]> {
  const files: string[] = []
  for (const [at, { extension, bytes }] of photos.entries()) {
    const colour = shown.get(at)
    const file = `${[sku, ...(colour ? [colour] : []), at + 1].join('-')}${extension}`
    await folder.writeFile(`pictures/${file}`, bytes)
    files.push(file)
  }
  return files
}

/** Asks which photo shows each colour, if there are several of both. Returns a colour's slug by number of the photo. */
async function askColourPhotos(
  { ask, locale, messages }: Setup,
  names: readonly string[],
  photos: readonly GivenPhoto[],
): Promise<ReadonlyMap<number, string>> {
  const shown = new Map<number, string>()
  const colours = readyColours.filter((colour) => names.includes(colour.ar) || names.includes(colour.en))
  if (photos.length < 2 || colours.length < 2) return shown
  for (const [index, colour] of colours.entries()) {
    const answer = await ask.one({
      id: `photo_${colour.slug}`,
      message: messages.setupCommands.ask.colourPhoto(colour[locale]),
      choices: photos.map(({ name }, at) => ({ value: `${at + 1}`, label: name })),
      initial: `${Math.min(index, photos.length - 1) + 1}`,
    })
    shown.set(Number(answer) - 1, colour.slug)
  }
  return shown
}
