import { editDistance } from '@zayy/domain/text/edit-distance'
import { foldText } from '@zayy/domain/text/fold'

/** @property also other names in both languages */
export type GarmentColour = { slug: string; ar: string; en: string; code: string; also?: readonly string[] }

/** Colours of uniforms. The codes are usual shades; the owner's cloth may differ, and colours.csv changes them. */
export const usualColours: readonly GarmentColour[] = [
  { slug: 'white', ar: 'أبيض', en: 'White', code: '#ffffff', also: ['ابيض'] },
  {
    slug: 'off-white',
    ar: 'سكري',
    en: 'Off-white',
    code: '#f3ead8',
    also: ['أوف وايت', 'عاجي', 'ivory', 'cream', 'offwhite'],
  },
  { slug: 'black', ar: 'أسود', en: 'Black', code: '#1a1a1a', also: ['اسود'] },
  { slug: 'grey', ar: 'رمادي', en: 'Grey', code: '#8f9499', also: ['رصاصي', 'gray', 'silver grey'] },
  {
    slug: 'charcoal',
    ar: 'رمادي داكن',
    en: 'Charcoal',
    code: '#474b50',
    also: ['فحمي', 'رصاصي غامق', 'رمادي غامق', 'charcoal grey', 'dark grey', 'dark gray'],
  },
  { slug: 'navy', ar: 'كحلي', en: 'Navy', code: '#22345c', also: ['أزرق كحلي', 'navy blue', 'dark navy'] },
  { slug: 'royal-blue', ar: 'أزرق ملكي', en: 'Royal blue', code: '#2450a4', also: ['أزرق رويال', 'royal'] },
  { slug: 'ceil-blue', ar: 'أزرق طبي', en: 'Ceil blue', code: '#7ba3cf', also: ['سيل', 'ceil'] },
  {
    slug: 'sky-blue',
    ar: 'سماوي',
    en: 'Sky blue',
    code: '#a9cfe8',
    also: ['أزرق سماوي', 'لبني', 'sky', 'baby blue'],
  },
  { slug: 'teal', ar: 'أزرق مخضر', en: 'Teal', code: '#1f6f78', also: ['تيل', 'أزرق بترولي'] },
  { slug: 'turquoise', ar: 'فيروزي', en: 'Turquoise', code: '#2fb5b0', also: ['تركواز'] },
  {
    slug: 'surgical-green',
    ar: 'أخضر جراحي',
    en: 'Surgical green',
    code: '#3f8f7b',
    also: ['أخضر عمليات', 'surgical', 'hunter scrub'],
  },
  { slug: 'green', ar: 'أخضر', en: 'Green', code: '#2f7d3b' },
  {
    slug: 'bottle-green',
    ar: 'أخضر داكن',
    en: 'Bottle green',
    code: '#17402f',
    also: ['أخضر غامق', 'dark green', 'forest green'],
  },
  { slug: 'olive', ar: 'زيتي', en: 'Olive', code: '#5a5d36', also: ['أخضر زيتي', 'olive green'] },
  {
    slug: 'hi-vis-yellow',
    ar: 'أصفر فسفوري',
    en: 'Hi-vis yellow',
    code: '#d8f000',
    also: ['أصفر عاكس', 'فسفوري', 'أصفر ليموني عاكس', 'fluorescent yellow', 'neon yellow'],
  },
  { slug: 'yellow', ar: 'أصفر', en: 'Yellow', code: '#f0c419' },
  {
    slug: 'hi-vis-orange',
    ar: 'برتقالي فسفوري',
    en: 'Hi-vis orange',
    code: '#ff6a13',
    also: ['برتقالي عاكس', 'fluorescent orange', 'neon orange'],
  },
  { slug: 'orange', ar: 'برتقالي', en: 'Orange', code: '#d9701e' },
  { slug: 'red', ar: 'أحمر', en: 'Red', code: '#b3202c' },
  {
    slug: 'burgundy',
    ar: 'عنابي',
    en: 'Burgundy',
    code: '#6b2338',
    also: ['نبيذي', 'خمري', 'ماروني', 'wine', 'maroon'],
  },
  { slug: 'pink', ar: 'وردي', en: 'Pink', code: '#e3a3b5', also: ['زهري'] },
  { slug: 'purple', ar: 'بنفسجي', en: 'Purple', code: '#5e3a78', also: ['موف غامق', 'أرجواني', 'violet'] },
  { slug: 'brown', ar: 'بني', en: 'Brown', code: '#6b4a34', also: ['بنّي'] },
  { slug: 'khaki', ar: 'كاكي', en: 'Khaki', code: '#a89468' },
  { slug: 'beige', ar: 'بيج', en: 'Beige', code: '#d8c6a5', also: ['بيجي', 'sand'] },
]

const otherColours: readonly GarmentColour[] = [
  {
    slug: 'light-grey',
    ar: 'رمادي فاتح',
    en: 'Light grey',
    code: '#c9ccd0',
    also: ['رصاصي فاتح', 'light gray'],
  },
  { slug: 'silver', ar: 'فضي', en: 'Silver', code: '#b9bdc2' },
  { slug: 'anthracite', ar: 'أنثراسيت', en: 'Anthracite', code: '#383c42' },
  { slug: 'steel-blue', ar: 'أزرق فولاذي', en: 'Steel blue', code: '#4f6f8f' },
  { slug: 'petrol', ar: 'بترولي', en: 'Petrol', code: '#12495a', also: ['petrol blue'] },
  { slug: 'denim', ar: 'جينز', en: 'Denim', code: '#3e5877', also: ['denim blue'] },
  { slug: 'light-blue', ar: 'أزرق فاتح', en: 'Light blue', code: '#b4d0ec' },
  { slug: 'blue', ar: 'أزرق', en: 'Blue', code: '#2f62b3' },
  { slug: 'caribbean-blue', ar: 'أزرق كاريبي', en: 'Caribbean blue', code: '#1495b8', also: ['caribbean'] },
  { slug: 'galaxy-blue', ar: 'أزرق مجرّي', en: 'Galaxy blue', code: '#2b5578', also: ['galaxy'] },
  { slug: 'indigo', ar: 'نيلي', en: 'Indigo', code: '#33367a' },
  { slug: 'aqua', ar: 'مائي', en: 'Aqua', code: '#7fd0cf' },
  { slug: 'mint', ar: 'نعناعي', en: 'Mint', code: '#a9d9c3', also: ['mint green', 'أخضر نعناعي'] },
  { slug: 'sage', ar: 'ميرمية', en: 'Sage', code: '#a3b39a', also: ['sage green'] },
  { slug: 'hunter-green', ar: 'أخضر صياد', en: 'Hunter green', code: '#1f4d3a', also: ['hunter'] },
  { slug: 'light-green', ar: 'أخضر فاتح', en: 'Light green', code: '#9ccf9a' },
  { slug: 'lime', ar: 'ليموني', en: 'Lime', code: '#a4c639', also: ['lime green'] },
  { slug: 'emerald', ar: 'زمردي', en: 'Emerald', code: '#0d7a5f' },
  {
    slug: 'military-green',
    ar: 'أخضر عسكري',
    en: 'Military green',
    code: '#4d5339',
    also: ['army green', 'عسكري'],
  },
  { slug: 'lemon', ar: 'أصفر ليموني', en: 'Lemon', code: '#f5e86b' },
  { slug: 'mustard', ar: 'خردلي', en: 'Mustard', code: '#c99a2e' },
  { slug: 'gold', ar: 'ذهبي', en: 'Gold', code: '#c6a24b' },
  { slug: 'peach', ar: 'خوخي', en: 'Peach', code: '#f3c2a2' },
  { slug: 'salmon', ar: 'سلموني', en: 'Salmon', code: '#ea9182' },
  { slug: 'coral', ar: 'مرجاني', en: 'Coral', code: '#e8705f' },
  { slug: 'rust', ar: 'صدئي', en: 'Rust', code: '#a4502c' },
  { slug: 'copper', ar: 'نحاسي', en: 'Copper', code: '#a8673f' },
  { slug: 'fuchsia', ar: 'فوشي', en: 'Fuchsia', code: '#c2307f', also: ['فوشيا', 'magenta'] },
  { slug: 'dusty-rose', ar: 'وردي مغبر', en: 'Dusty rose', code: '#c99a9d', also: ['rose'] },
  { slug: 'lilac', ar: 'ليلكي', en: 'Lilac', code: '#c3acd6' },
  { slug: 'lavender', ar: 'لافندر', en: 'Lavender', code: '#b9addb', also: ['خزامي'] },
  { slug: 'mauve', ar: 'موف', en: 'Mauve', code: '#a5819c' },
  { slug: 'plum', ar: 'برقوقي', en: 'Plum', code: '#5b2c4d', also: ['aubergine', 'باذنجاني'] },
  { slug: 'dark-brown', ar: 'بني غامق', en: 'Dark brown', code: '#42291c', also: ['بني داكن'] },
  { slug: 'chocolate', ar: 'شوكولاتة', en: 'Chocolate', code: '#4e3226' },
  { slug: 'camel', ar: 'جملي', en: 'Camel', code: '#b98b59' },
  { slug: 'tan', ar: 'أسمر فاتح', en: 'Tan', code: '#c8a27a' },
  { slug: 'stone', ar: 'حجري', en: 'Stone', code: '#c8bda9' },
  { slug: 'nude', ar: 'لحمي', en: 'Nude', code: '#dcb89b', also: ['skin'] },
]

const byName = new Map(
  [...usualColours, ...otherColours].flatMap((colour) =>
    namesOf(colour).map((name): [string, GarmentColour] => [name, colour]),
  ),
)

function namesOf({ slug, ar, en, also = [] }: GarmentColour): string[] {
  return [slug, ar, en, ...also].map(folded)
}

function folded(name: string): string {
  return foldText(name.replaceAll('-', ' '))
}

/** Finds a colour by its slug or by a name in either language, in any usual spelling. */
export function findGarmentColour(name: string): GarmentColour | null {
  return byName.get(folded(name)) ?? null
}

/** Characters. A longer text is not the name of a colour. */
const MAX_NAME_LENGTH = 40

/** Returns up to three colours whose names are spelt similarly, in the language of the text. */
export function similarColours(name: string): string[] {
  if (name.length > MAX_NAME_LENGTH) return []
  const typed = folded(name)
  const isArabic = /\p{Script=Arabic}/u.test(name)
  const away = [...byName].map(([known, colour]) => ({ colour, distance: editDistance(typed, known) }))
  const near = away.filter(({ distance }) => distance <= Math.max(1, Math.floor(typed.length / 3)))
  const shown = near
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ colour }) => (isArabic ? colour.ar : colour.slug))
  return [...new Set(shown)].slice(0, 3)
}
