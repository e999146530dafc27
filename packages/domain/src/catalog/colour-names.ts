/** Colours of garments by name: code and names in both languages for a name in either. */

import { editDistance } from '../text/edit-distance.ts'
import { foldText } from '../text/fold.ts'
import { wordList } from '../text/word-set.ts'

export type GarmentColour = { slug: string; ar: string; en: string; code: string }

/** Slug, Arabic name, English name and code, then other spellings and synonyms. */
const COLOURS = `
black | أسود | Black | #232326 | سوداء, بلاك, jet black, blk
white | أبيض | White | #e6e5e1 | بيضاء, وايت, optic white, wht
off-white | أوف وايت | Off-white | #e9e4d4 | offwhite, اوفوايت, سكري, أبيض مكسور, snow
ivory | عاجي | Ivory | #e2dccb | ايفوري
cream | كريمي | Cream | #ddd0b4 | كريم, ecru, vanilla
beige | بيج | Beige | #d8c8a8 | بيجي, بيج فاتح, light beige, oatmeal, nude, نود, لحمي, skin
sand | رملي | Sand | #cdbfa6 | ساند, desert sand
stone | حجري | Stone | #8f8e86 | ستون
khaki | كاكي | Khaki | #a89873 | خاكي, tan, تان, desert
camel | جملي | Camel | #b58a5a | كاميل, هافان, havan
taupe | رمادي بني | Taupe | #8a7b6e | mink, كموني
mocha | موكا | Mocha | #7d6350 | موكة, latte, لاتيه, cappuccino, كابتشينو
brown | بني | Brown | #6b4a36 | براون, كستنائي, chestnut, coffee, قهوائي, عسلي, hazel
chocolate | بني شوكولاتة | Chocolate | #4a3228 | شوكولاتة, شوكولاته, بني غامق, بني داكن, dark brown
copper | نحاسي | Copper | #a9653d | برونزي, bronze
brick | طوبي | Brick | #9c4a3a | قرميدي, brick red, rust, صدئي, terracotta
grey | رمادي | Grey | #80858c | gray, رصاصي, جراي, رمادي متوسط, فيراني, heather grey, heather gray, grey melange, melange, silver grey
light-grey | رمادي فاتح | Light grey | #b6b9bd | light gray, رصاصي فاتح, ash, ash grey, ash gray
silver | فضي | Silver | #c0c3c7 | سيلفر, فضّي
graphite | جرافيت | Graphite | #4a5058 | رمادي غامق, رمادي داكن, رصاصي غامق, dark grey, dark gray, gunmetal
charcoal | فحمي | Charcoal | #3d4046 | شاركول, تشاركول, anthracite, charcoal grey, charcoal gray, أنثراسيت
navy | كحلي | Navy | #22345c | navy blue, نيفي, كحلي غامق, أزرق غامق, أزرق داكن, dark blue, dark navy, أزرق كحلي, حبري, ink
midnight | كحلي ليلي | Midnight | #1e2431 | midnight blue, أزرق ليلي, midnight navy
indigo | نيلي | Indigo | #3b3f73 | انديجو
denim | أزرق جينز | Denim blue | #4a6584 | denim, جينز, جينزي, دنيم
blue | أزرق | Blue | #3f78c0 | زرقاء, بلو, أزرق متوسط, medium blue, cobalt, cobalt blue
royal | أزرق ملكي | Royal blue | #27478a | royal, رويال, رويال بلو, ملكي, electric blue, أزرق رويال
sky | سماوي | Sky blue | #b4cfe8 | sky, light blue, أزرق فاتح, أزرق سماوي, لبني, baby blue, بيبي بلو, powder blue, pale blue
ceil | أزرق طبي | Ceil blue | #7ba3cf | ceil, ciel, ciel blue, سييل, medical blue, hospital blue, سيل
steel | أزرق فولاذي | Steel blue | #5b7a94 | steel, slate, slate blue, أزرق رمادي, blue grey, blue gray
petrol | أزرق بترولي | Petrol | #1d4a58 | بترولي, petrol blue
caribbean-blue | أزرق كاريبي | Caribbean blue | #1495b8 | caribbean, كاريبي
galaxy-blue | أزرق مجرّي | Galaxy blue | #2b5578 | galaxy
teal | أزرق مخضر | Teal | #1f6f78 | تيل, تركوازي غامق, dark turquoise, teal green, teal blue, جنزاري
turquoise | فيروزي | Turquoise | #2a9d9a | تركواز, تركوازي, تيركواز, aqua, اكوا, cyan, سيان
green | أخضر | Green | #2f7d4f | خضراء, جرين, kelly green, أخضر عشبي, grass green
bottle | أخضر داكن | Bottle green | #1f4a38 | bottle, أخضر غامق, dark green, forest, forest green, hunter green, أخضر زجاجي, أخضر غابات, أخضر صياد, hunter
emerald | زمردي | Emerald | #1c6a50 | emerald green, أخضر زمردي
surgical | أخضر جراحي | Surgical green | #3f8f74 | surgical, أخضر طبي, أخضر عمليات, hospital green, jade
mint | نعناعي | Mint | #9cc9b4 | mint green, أخضر نعناعي, منت, light green, أخضر فاتح, seafoam
pistachio | فستقي | Pistachio | #a9bf7f | أخضر فستقي, تفاحي, أخضر تفاحي, apple green
sage | أخضر مريمي | Sage | #8f9b84 | sage green, مريمي, سيج, ميرمية, أخضر رمادي
olive | زيتي | Olive | #5a5a3c | olive green, زيتوني, أخضر زيتي, أخضر زيتوني, اوليف
army | أخضر عسكري | Army green | #4b5036 | army, عسكري, جيشي, أخضر جيشي, military green, military
lime | ليموني | Lime | #a4c639 | lime green, أخضر ليموني, لايم
yellow | أصفر | Yellow | #f2c230 | صفراء, يلو, lemon, أصفر فاتح, light yellow, canary, أصفر ليموني
hi-vis-yellow | أصفر فسفوري | Hi-vis yellow | #d2e600 | أصفر فوسفوري, فسفوري, فوسفوري, neon yellow, fluorescent yellow, fluo yellow, safety yellow, hi viz yellow, hivis yellow, أصفر نيون, نيون, أصفر عاكس, أصفر ليموني عاكس
mustard | خردلي | Mustard | #dba63a | ماستارد, mustard yellow, كركمي, أصفر غامق
gold | ذهبي | Gold | #c9a24a | golden, جولد, دهبي
orange | برتقالي | Orange | #e8701c | برتقاني, اورنج, أورانج
hi-vis-orange | برتقالي فسفوري | Hi-vis orange | #ff6a13 | برتقالي فوسفوري, neon orange, fluorescent orange, fluo orange, safety orange, hi viz orange, hivis orange, برتقالي نيون, برتقالي عاكس
apricot | مشمشي | Apricot | #e9b384 | خوخي, peach, بيتش, درّاقي
coral | مرجاني | Coral | #d9705f | كورال, salmon, سلموني, سيمون, بصلي
red | أحمر | Red | #b3261e | حمراء, ريد, scarlet, قرمزي, crimson, أحمر فاتح, bright red
hi-vis-red | أحمر فسفوري | Hi-vis red | #e0352b | أحمر فوسفوري, neon red, fluorescent red, hi viz red, hivis red
burgundy | عنابي | Burgundy | #6d2436 | wine, نبيذي, خمري, برجندي, bordeaux, بوردو, wine red, أحمر نبيذي, dark red, أحمر غامق, أحمر داكن
maroon | ماروني | Maroon | #7a2331 | مارون, oxblood
pink | وردي | Pink | #e59aae | زهري, بمبي
soft-pink | وردي فاتح | Soft pink | #e3b9bd | light pink, baby pink, زهري فاتح, pale pink, بيبي بينك, وردي هادئ
blush | وردي ترابي | Blush | #d6b0a5 | بلاش, nude pink, rose gold, روز جولد
rose | وردي عتيق | Dusty rose | #b5717c | rose, dusty pink, روز, mauve pink, وردي غامق, dark pink, وردي مغبر
fuchsia | فوشيا | Fuchsia | #c2307f | فوشي, فوشية, hot pink, magenta, ماجنتا, زهري غامق, raspberry, توتي
lilac | ليلكي | Lilac | #a99bc4 | لافندر, lavender, خزامي, light purple, بنفسجي فاتح
mauve | موف | Mauve | #9a7a9b | موف فاتح, موڤ
purple | بنفسجي | Purple | #7a4f9a | بيربل, violet, فيوليت, أرجواني, موف غامق
plum | برقوقي | Plum | #5a3557 | باذنجاني, aubergine, eggplant, dark purple, بنفسجي غامق, بنفسجي داكن`
  .trim()
  .split('\n')

const bySpelling = new Map<string, GarmentColour>()

export const garmentColours: readonly GarmentColour[] = COLOURS.map((line) => {
  const [slug = '', ar = '', en = '', code = '', others = ''] = line.split(' | ')
  const colour = { slug, ar, en, code }
  for (const spelling of [slug, ar, en, ...wordList(others)]) bySpelling.set(spellingOf(spelling), colour)
  return colour
})

/** Words of the longest spelling. */
const MAX_WORDS = 3

/** Letters of a colour's name. A longer text is not compared. */
const MAX_LENGTH = 200

/** Finds a colour by its slug or a name in either language, in any usual spelling: «كحلي», "Navy Blue", «الكحلية». */
export function findGarmentColour(name: string): GarmentColour | null {
  return bySpelling.get(spellingOf(name.slice(0, MAX_LENGTH))) ?? null
}

/**
 * Like `findGarmentColour`, but a part of the name suffices: the first colour of "Black / white stripes", or navy for "Navy
 * heather". The code then is an approximation, and its names are not those of the colour.
 */
export function guessGarmentColour(name: string): GarmentColour | null {
  const words = spellingOf(name.slice(0, MAX_LENGTH)).split(' ')
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const colour = bySpelling.get(words.slice(start, start + length).join(' '))
      if (colour) return colour
    }
  }
  return null
}

/** Characters. Names are only compared with shorter ones. */
const MAX_COMPARED_LENGTH = 40

/** Returns up to three colours whose names are spelt similarly: Arabic names for an Arabic text, else slugs. */
export function similarColours(name: string): string[] {
  if (name.length > MAX_COMPARED_LENGTH) return []
  const typed = spellingOf(name)
  const isArabic = /\p{Script=Arabic}/u.test(name)
  const away = [...bySpelling].map(([known, colour]) => ({ colour, distance: editDistance(typed, known) }))
  const near = away.filter(({ distance }) => distance <= Math.max(1, Math.floor(typed.length / 3)))
  const shown = near
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ colour }) => (isArabic ? colour.ar : colour.slug))
  return [...new Set(shown)].slice(0, 3)
}

/** Folds spelling, the Arabic article, and the feminine of adjectives in -ي. */
function spellingOf(name: string): string {
  return foldText(name)
    .split(' ')
    .map((word) => word.replace(/^ال(?=\S{3})/, '').replace(/يه$/, 'ي'))
    .join(' ')
}
