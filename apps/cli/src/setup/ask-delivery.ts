import { foldDigits } from '@zayy/domain/text/digits'
import { formatNumber } from '@zayy/i18n/numbers'
import { checkAnswer } from '@zayy/shop/catalogue-files/setup/check-answer'
import {
  districtsOf,
  type SaudiCity,
  saudiCities,
  saudiRegions,
  USUAL_DAYS,
  USUAL_FEES,
} from '@zayy/shop/catalogue-files/setup/saudi-places'
import { issueOf, type Setup, type Step } from './setup.ts'

/** Cities, fees, days and districts. */
export const deliveryStep: Step = {
  id: 'delivery',
  isAnswered: (folder) =>
    folder.rows('countries.csv').length > 0 &&
    folder.rows('cities.csv').length > 0 &&
    folder.has('areas.csv'),
  async run(setup) {
    const { folder, again } = setup
    if (again || folder.rows('cities.csv').length === 0) {
      const home = await askHome(setup)
      const cities = await askCities(setup, home)
      await writeCities(setup, home, cities)
      await folder.setSetting('default_city', home)
    }
    if (again || folder.rows('countries.csv').length === 0) await askDays(setup)
    if (again || !folder.has('areas.csv')) await askDistricts(setup)
  },
}

async function askHome({ ask, folder, locale, messages }: Setup): Promise<string> {
  const texts = messages.setupCommands.ask
  const before = saudiCities.find(({ code }) => code === folder.setting('default_city')?.ar)
  const region = await ask.one({
    id: 'region',
    message: texts.homeRegion,
    choices: saudiRegions.map((one) => ({ value: one.code, label: one[locale] })),
    initial: before?.region ?? '01',
  })
  const cities = saudiCities.filter((city) => city.region === region)
  return await ask.one({
    id: 'city',
    message: texts.home,
    choices: cities.map((city) => ({ value: city.code, label: city[locale] })),
    ...(before && before.region === region ? { initial: before.code } : {}),
  })
}

async function askCities({ ask, folder, locale, messages }: Setup, home: string): Promise<SaudiCity[]> {
  const texts = messages.setupCommands.ask
  const before = new Set(folder.rows('cities.csv').map(({ code }) => code))
  const large = saudiCities.filter(({ zone }) => zone === 'main')
  const count = (cities: readonly SaudiCity[]) => formatNumber(cities.length)
  const reach = await ask.one({
    id: 'reach',
    message: texts.reach,
    choices: [
      { value: 'all', label: texts.reaches.all(count(saudiCities)) },
      { value: 'main', label: texts.reaches.main(count(large)) },
      { value: 'home', label: texts.reaches.home },
      { value: 'regions', label: texts.reaches.regions },
    ],
    initial: before.size > 0 ? 'regions' : 'all',
  })
  const own = saudiCities.filter(({ code }) => code === home)
  if (reach === 'all') return [...saudiCities]
  if (reach === 'main') return saudiCities.filter((city) => city.zone === 'main' || city.code === home)
  if (reach === 'home') return own
  const regions = await ask.some({
    id: 'regions',
    message: texts.regions,
    choices: saudiRegions.map((region) => ({ value: region.code, label: region[locale] })),
    initial: saudiRegions
      .map(({ code }) => code)
      .filter((code) =>
        saudiCities.some((city) => city.region === code && (city.code === home || before.has(city.code))),
      ),
    required: true,
  })
  const offered = saudiCities.filter(({ region }) => regions.includes(region))
  const chosen = await ask.some({
    id: 'cities',
    message: texts.cities,
    choices: offered.map((city) => ({ value: city.code, label: city[locale] })),
    initial: offered.map(({ code }) => code).filter((code) => before.size === 0 || before.has(code)),
    required: true,
  })
  return offered.filter(({ code }) => chosen.includes(code))
}

/** Asks for the fee of each kind of city. A city that has a fee in cities.csv keeps it, unless its kind's fee changes. */
async function writeCities(
  { ask, folder, locale, messages }: Setup,
  home: string,
  cities: readonly SaudiCity[],
): Promise<void> {
  const texts = messages.setupCommands.ask
  const before = new Map(folder.rows('cities.csv').map((row) => [row.code, row]))
  const listed = new Set(saudiCities.map(({ code }) => code))
  // The owner's own cities, which the list does not have.
  const rows = folder.rows('cities.csv').filter(({ code = '' }) => !listed.has(code))
  for (const kind of ['home', 'main', 'other', 'remote'] as const) {
    const ofKind = cities.filter((city) => (city.code === home ? 'home' : city.zone) === kind)
    const [first] = ofKind
    if (!first) continue
    const usual = before.get(first.code)?.shipping ?? USUAL_FEES[kind]
    const fee = await ask.text({
      id: `fee_${kind}`,
      message: texts.fee[kind],
      initial: usual,
      check: (typed) => issueOf(checkAnswer('amount', typed, locale), messages),
    })
    for (const { code, ar, en } of ofKind) {
      const kept = fee === usual ? before.get(code)?.shipping : undefined
      rows.push({ ...before.get(code), code, country: 'SA', name_ar: ar, name_en: en, shipping: kept ?? fee })
    }
  }
  await folder.write('cities.csv', rows)
}

async function askDays({ ask, folder, locale, messages }: Setup): Promise<void> {
  const { days, badDays } = messages.setupCommands.ask
  const countries = folder.rows('countries.csv')
  const known = countries.find(({ code }) => code === 'SA')
  const answer = await ask.text({
    id: 'days',
    message: days,
    initial: `${known?.days_from || USUAL_DAYS.from}-${known?.days_to || USUAL_DAYS.to}`,
    check: (typed) => {
      const [from = '', to = '', more] = daysOf(typed)
      const isBad = [from, to].some((one) => 'issue' in checkAnswer('days', one, locale))
      return isBad || more !== undefined || Number(from) > Number(to) ? badDays : null
    },
  })
  const [days_from = '', days_to = ''] = daysOf(answer)
  const row = { ...known, code: 'SA', name_ar: 'السعودية', name_en: 'Saudi Arabia', days_from, days_to }
  await folder.write('countries.csv', [row, ...countries.filter(({ code }) => code !== 'SA')])
}

function daysOf(typed: string): string[] {
  return foldDigits(typed).split(/\s*[-–]\s*/)
}

/** Asks in which cities buyers choose their district from a list. */
async function askDistricts({ ask, folder, locale, messages }: Setup): Promise<void> {
  const before = folder.rows('areas.csv')
  const isFirst = !folder.has('areas.csv')
  const delivered = new Set(folder.rows('cities.csv').map(({ code }) => code))
  const offered = saudiCities.filter(({ code }) => delivered.has(code) && districtsOf(code).length > 0)
  const had = (code: string) => before.some(({ city }) => city === code)
  const chosen =
    offered.length === 0
      ? []
      : await ask.some({
          id: 'districts',
          message: messages.setupCommands.ask.districts,
          choices: offered.map((city) => ({ value: city.code, label: city[locale] })),
          initial: offered.map(({ code }) => code).filter((code) => isFirst || had(code)),
        })
  const listed = new Set(saudiCities.map(({ code }) => code))
  // Districts that the owner wrote stay where the city stays.
  const kept = before.filter(
    ({ city = '' }) => delivered.has(city) && (chosen.includes(city) || !listed.has(city)),
  )
  const codes = new Set(kept.map(({ code }) => code))
  const added = chosen
    .flatMap(districtsOf)
    .filter(({ code }) => !codes.has(code))
    .map(({ code, city, ar, en }) => ({ code, city, name_ar: ar, name_en: en }))
  await folder.write('areas.csv', [...kept, ...added])
}
