import { latinSlug } from '@zayy/domain/text/latin-slug'

/**
 * Cities of Saudi Arabia by region, and districts of the larger ones, from which `shop setup` fills cities.csv and areas.csv. The
 * regions follow ISO 3166-2:SA. The names were written by hand from common knowledge in November 2026, as common and official maps
 * spell them: no list was copied. Cities without districts here need none, since their addresses are complete without.
 */

/** Distance by road of a city's carriers: decides the suggested delivery fee. */
export type Zone = 'main' | 'other' | 'remote'

export type SaudiCity = {
  /** The code in cities.csv. */
  code: string
  region: string
  zone: Zone
  ar: string
  en: string
}

/** Usual carrier fees for a parcel in SAR, VAT included. `home` is the shop's own city. */
export const USUAL_FEES: Readonly<Record<Zone | 'home', string>> = {
  home: '20',
  main: '25',
  other: '30',
  remote: '35',
}

/** Usual business days from payment to delivery. */
export const USUAL_DAYS = { from: 2, to: 5 } as const

/** A region, and its cities below it, in each paragraph. */
const listed = `
  01|منطقة الرياض|Riyadh Region
    riyadh|main|الرياض|Riyadh
    diriyah|other|الدرعية|Diriyah
    alkharj|other|الخرج|Al Kharj
    dawadmi|other|الدوادمي|Ad Dawadimi
    majmaah|other|المجمعة|Al Majmaah
    zulfi|other|الزلفي|Az Zulfi
    shaqra|other|شقراء|Shaqra
    quwayiyah|other|القويعية|Al Quwayiyah
    muzahimiyah|other|المزاحمية|Al Muzahimiyah
    dilam|other|الدلم|Ad Dilam
    hawtat-bani-tamim|other|حوطة بني تميم|Hawtat Bani Tamim
    huraymila|other|حريملاء|Huraymila
    rumah|other|رماح|Rumah
    aflaj|remote|الأفلاج|Al Aflaj
    wadi-ad-dawasir|remote|وادي الدواسر|Wadi Ad Dawasir
    sulayyil|remote|السليل|As Sulayyil
    afif|remote|عفيف|Afif

  02|منطقة مكة المكرمة|Makkah Region
    jeddah|main|جدة|Jeddah
    makkah|main|مكة المكرمة|Makkah
    taif|main|الطائف|Taif
    rabigh|other|رابغ|Rabigh
    thuwal|other|ثول|Thuwal
    bahrah|other|بحرة|Bahrah
    jumum|other|الجموم|Al Jumum
    khulays|other|خليص|Khulays
    lith|remote|الليث|Al Lith
    qunfudhah|remote|القنفذة|Al Qunfudhah
    turabah|remote|تربة|Turabah
    khurmah|remote|الخرمة|Al Khurmah
    ranyah|remote|رنية|Ranyah

  03|منطقة المدينة المنورة|Madinah Region
    madinah|main|المدينة المنورة|Madinah
    yanbu|other|ينبع|Yanbu
    badr|other|بدر|Badr
    hanakiyah|other|الحناكية|Al Hanakiyah
    alula|remote|العلا|AlUla
    khaybar|remote|خيبر|Khaybar
    mahd-adh-dhahab|remote|مهد الذهب|Mahd Adh Dhahab

  04|المنطقة الشرقية|Eastern Province
    dammam|main|الدمام|Dammam
    khobar|main|الخبر|Khobar
    dhahran|main|الظهران|Dhahran
    ahsa|main|الأحساء|Al-Ahsa
    jubail|main|الجبيل|Jubail
    qatif|main|القطيف|Qatif
    ras-tanura|other|رأس تنورة|Ras Tanura
    buqayq|other|بقيق|Buqayq
    nairyah|other|النعيرية|An Nairyah
    hafr-albatin|other|حفر الباطن|Hafr Al Batin
    khafji|remote|الخفجي|Al Khafji

  05|منطقة القصيم|Qassim Region
    buraydah|main|بريدة|Buraydah
    unayzah|other|عنيزة|Unaizah
    rass|other|الرس|Ar Rass
    bukayriyah|other|البكيرية|Al Bukayriyah
    badai|other|البدائع|Al Badai
    mithnab|other|المذنب|Al Mithnab
    riyadh-al-khabra|other|رياض الخبراء|Riyadh Al Khabra

  06|منطقة حائل|Hail Region
    hail|main|حائل|Hail
    baqaa|remote|بقعاء|Baqaa
    ghazalah|remote|الغزالة|Al Ghazalah

  07|منطقة تبوك|Tabuk Region
    tabuk|main|تبوك|Tabuk
    umluj|remote|أملج|Umluj
    wajh|remote|الوجه|Al Wajh
    duba|remote|ضباء|Duba
    tayma|remote|تيماء|Tayma
    haql|remote|حقل|Haql

  08|منطقة الحدود الشمالية|Northern Borders Region
    arar|other|عرعر|Arar
    rafha|remote|رفحاء|Rafha
    turaif|remote|طريف|Turaif

  09|منطقة جازان|Jazan Region
    jazan|main|جازان|Jazan
    sabya|other|صبيا|Sabya
    abu-arish|other|أبو عريش|Abu Arish
    samtah|other|صامطة|Samtah
    baysh|other|بيش|Baysh
    ahad-al-masarihah|other|أحد المسارحة|Ahad Al Masarihah
    damad|other|ضمد|Damad

  10|منطقة نجران|Najran Region
    najran|main|نجران|Najran
    hubuna|remote|حبونا|Hubuna
    sharurah|remote|شرورة|Sharurah

  11|منطقة الباحة|Bahah Region
    baha|other|الباحة|Al Bahah
    baljurashi|other|بلجرشي|Baljurashi
    makhwah|remote|المخواة|Al Makhwah
    aqiq|remote|العقيق|Al Aqiq

  12|منطقة الجوف|Jawf Region
    sakaka|other|سكاكا|Sakaka
    dumat-al-jandal|remote|دومة الجندل|Dumat Al Jandal
    qurayyat|remote|القريات|Al Qurayyat

  14|منطقة عسير|Asir Region
    abha|main|أبها|Abha
    khamis-mushait|main|خميس مشيط|Khamis Mushait
    ahad-rufaidah|other|أحد رفيدة|Ahad Rufaidah
    bisha|other|بيشة|Bisha
    muhayil|other|محايل عسير|Muhayil Asir
    sarat-abidah|other|سراة عبيدة|Sarat Abidah
    namas|remote|النماص|An Namas
    rijal-almaa|remote|رجال ألمع|Rijal Almaa
    tathlith|remote|تثليث|Tathlith
    dhahran-al-janub|remote|ظهران الجنوب|Dhahran Al Janub`

const regions = listed.split('\n\n').map((paragraph) => {
  const [[code = '', ar = '', en = ''] = [], ...cities] = paragraph
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
  return { code, ar, en, cities }
})

const districts: Readonly<Record<string, string>> = {
  riyadh: `العليا|Al Olaya, السليمانية|As Sulaimaniyah, الملز|Al Malaz, المروج|Al Muruj, الملقا|Al Malqa, الصحافة|As Sahafah,
    الياسمين|Al Yasmin, النرجس|An Narjis, العارض|Al Arid, القيروان|Al Qayrawan, حطين|Hittin, العقيق|Al Aqiq, النخيل|An Nakheel,
    الربيع|Ar Rabi, الغدير|Al Ghadir, الوادي|Al Wadi, النفل|An Nafal, الازدهار|Al Izdihar, التعاون|At Taawun, المصيف|Al Masif,
    الورود|Al Wurud, الرحمانية|Ar Rahmaniyah, المحمدية|Al Muhammadiyah, قرطبة|Qurtubah, غرناطة|Ghirnatah, اشبيلية|Ishbiliyah,
    اليرموك|Al Yarmuk, المونسية|Al Munsiyah, الرمال|Ar Rimal, الحمراء|Al Hamra, الروضة|Ar Rawdah, القدس|Al Quds,
    الأندلس|Al Andalus, الروابي|Ar Rawabi, الريان|Ar Rayyan, السلام|As Salam, النسيم الشرقي|An Naseem Ash Sharqi,
    النسيم الغربي|An Naseem Al Gharbi, النهضة|An Nahdah, الفيحاء|Al Fayha, الربوة|Ar Rabwah, المربع|Al Murabba,
    الدار البيضاء|Ad Dar Al Bayda, العزيزية|Al Aziziyah, الشفا|Ash Shifa, بدر|Badr, الحزم|Al Hazm, السويدي|As Suwaidi,
    العريجاء|Al Uraija, ظهرة لبن|Dhahrat Laban, طويق|Tuwaiq, نمار|Namar`,
  jeddah: `الروضة|Ar Rawdah, الخالدية|Al Khalidiyah, الزهراء|Az Zahra, السلامة|As Salamah, الشاطئ|Ash Shati, الحمراء|Al Hamra,
    الأندلس|Al Andalus, الرويس|Ar Ruwais, البلد|Al Balad, الشرفية|Ash Sharafiyah, العزيزية|Al Aziziyah, مشرفة|Mushrifah,
    الرحاب|Ar Rihab, بني مالك|Bani Malik, الفيصلية|Al Faisaliyah, الربوة|Ar Rabwah, الصفا|As Safa, المروة|Al Marwah,
    النعيم|An Naeem, النهضة|An Nahdah, المحمدية|Al Muhammadiyah, المرجان|Al Murjan, البساتين|Al Basatin, النزهة|An Nuzhah,
    البوادي|Al Bawadi, الريان|Ar Rayyan, الحمدانية|Al Hamdaniyah, الصالحية|As Salihiyah, الفلاح|Al Falah, الماجد|Al Majid,
    السامر|As Samir, المنار|Al Manar, الأجواد|Al Ajwad, النسيم|An Naseem, الفيحاء|Al Fayha, الجامعة|Al Jamiah,
    السليمانية|As Sulaimaniyah, الثغر|Ath Thaghr, أبحر الشمالية|Obhur Ash Shamaliyah, أبحر الجنوبية|Obhur Al Janubiyah`,
  makkah: `العزيزية|Al Aziziyah, الشوقية|Ash Shawqiyah, العوالي|Al Awali, الزاهر|Az Zahir, النسيم|An Naseem, الرصيفة|Ar Rusayfah,
    بطحاء قريش|Batha Quraysh, الششة|Ash Shishah, العتيبية|Al Utaybiyah, النزهة|An Nuzhah, الزهراء|Az Zahra, الحمراء|Al Hamra,
    الخالدية|Al Khalidiyah, الكعكية|Al Kakiyah, الشرائع|Ash Sharai, الراشدية|Ar Rashidiyah, التنعيم|At Tanim, جرول|Jarwal,
    المنصور|Al Mansur, الهجرة|Al Hijrah`,
  madinah: `قباء|Quba, العوالي|Al Awali, العزيزية|Al Aziziyah, الخالدية|Al Khalidiyah, الحرة الشرقية|Al Harrah Ash Sharqiyah,
    الحرة الغربية|Al Harrah Al Gharbiyah, سلطانة|Sultanah, الدفاع|Ad Difa, شوران|Shuran, العنابس|Al Anabis, العريض|Al Urayd,
    القبلتين|Al Qiblatayn, الإسكان|Al Iskan, الرانوناء|Ar Ranuna, السكة الحديد|As Sikkah Al Hadid, العيون|Al Uyun`,
  taif: `شهار|Shihar, الفيصلية|Al Faisaliyah, الحوية|Al Hawiyah, قروى|Qurwa, الشفا|Ash Shafa, الهدا|Al Hada, الشهداء|Ash Shuhada,
    نخب|Nakhb, معشي|Mashi, القمرية|Al Qumriyah`,
  dammam: `الشاطئ الغربي|Ash Shati Al Gharbi, الشاطئ الشرقي|Ash Shati Ash Sharqi, الفيصلية|Al Faisaliyah, النور|An Nur,
    الجلوية|Al Jalawiyah, أحد|Uhud, المزروعية|Al Mazruiyah, الشعلة|Ash Shulah, ضاحية الملك فهد|King Fahd Suburb,
    الفردوس|Al Firdaws, الندى|An Nada, المنار|Al Manar, بدر|Badr, العنود|Al Anud, الخليج|Al Khaleej, الريان|Ar Rayyan,
    الزهور|Az Zuhur, النزهة|An Nuzhah, العدامة|Al Adamah, طيبة|Taybah`,
  khobar: `العقربية|Al Aqrabiyah, الثقبة|Ath Thuqbah, الراكة الجنوبية|Ar Rakah Al Janubiyah, الراكة الشمالية|Ar Rakah Ash Shamaliyah,
    الحزام الذهبي|Al Hizam Adh Dhahabi, الحزام الأخضر|Al Hizam Al Akhdar, العزيزية|Al Aziziyah, الكورنيش|Al Kurnaysh,
    اليرموك|Al Yarmuk, الروابي|Ar Rawabi, الهدا|Al Hada, الخزامى|Al Khuzama, العليا|Al Olaya, البندرية|Al Bandariyah`,
  dhahran: `الدوحة الجنوبية|Ad Dawhah Al Janubiyah, الدوحة الشمالية|Ad Dawhah Ash Shamaliyah, القصور|Al Qusur, الدانة|Ad Danah,
    الجامعة|Al Jamiah, تهامة|Tihamah`,
  ahsa: `المبرز|Al Mubarraz, الهفوف الوسطى|Central Hofuf, السلمانية|As Salmaniyah, المزروعية|Al Mazruiyah, العيون|Al Uyun,
    الراشدية|Ar Rashidiyah, محاسن|Mahasin, العمران|Al Umran, الجفر|Al Jafr`,
  jubail: `الفناتير|Al Fanateer, الدفي|Ad Dafi, جلمودة|Jalmudah, الحويلات|Al Huwailat, الجبيل البلد|Jubail Al Balad`,
  qatif: `المجيدية|Al Majidiyah, تاروت|Tarut, سيهات|Saihat, صفوى|Safwa, العوامية|Al Awamiyah, القديح|Al Qudaih`,
  buraydah: `الصفراء|As Safra, الفايزية|Al Fayiziyah, السالمية|As Salimiyah, الخليج|Al Khaleej, الإسكان|Al Iskan, الريان|Ar Rayyan,
    النهضة|An Nahdah, الرفيعة|Ar Rafiah`,
  tabuk: `السليمانية|As Sulaimaniyah, المروج|Al Muruj, الورود|Al Wurud, الفيصلية|Al Faisaliyah, النهضة|An Nahdah, العليا|Al Olaya,
    الروضة|Ar Rawdah, المصيف|Al Masif`,
  abha: `المنسك|Al Mansak, الخالدية|Al Khalidiyah, النسيم|An Naseem, الضباب|Ad Dabab, المفتاحة|Al Miftahah, شمسان|Shamsan,
    الموظفين|Al Muwazzafin`,
  'khamis-mushait': `العرق|Al Irq, شكر|Shukr, الرصراص|Ar Rasras, أم سرار|Umm Sarar, عتود|Itwad, الراقي|Ar Raqi, الموسى|Al Musa`,
  hail: `المنتزه الشرقي|Al Muntazah Ash Sharqi, المنتزه الغربي|Al Muntazah Al Gharbi, النقرة|An Nuqrah, أجا|Aja, صلاح الدين|Salah Ad Din,
    الخزامى|Al Khuzama`,
}

/** The last choice of each city, since no list of districts is complete. */
const otherDistrict = { ar: 'حي آخر', en: 'Another district' }

/** Regions in the order of their ISO codes. */
export const saudiRegions: readonly { code: string; ar: string; en: string }[] = regions.map(
  ({ code, ar, en }) => ({ code, ar, en }),
)

export const saudiCities: readonly SaudiCity[] = regions.flatMap(({ code: region, cities }) =>
  cities.map(
    ([code = '', zone, ar = '', en = '']): SaudiCity => ({
      code,
      region,
      ar,
      en,
      zone: zone === 'main' || zone === 'remote' ? zone : 'other',
    }),
  ),
)

/** Returns the districts of a city in the order of the list, or none. */
export function districtsOf(city: string) {
  const names = districts[city]
  if (names === undefined) return []
  const named = names.split(',').map((pair) => {
    const [ar = '', en = ''] = pair.trim().split('|')
    return { ar, en }
  })
  return [...named, otherDistrict].map(({ ar, en }) => ({
    code: `${city}-${latinSlug(en)}`,
    city,
    ar,
    en,
  }))
}
