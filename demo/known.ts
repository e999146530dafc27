/**
 * The records of the demo catalogue that tests and benchmarks rely on. Change them together with the tests; everything else
 * in this folder may change freely.
 * Prices are in SAR, as in tiers.csv.
 */
export const known = {
  products: {
    /** Five tiers with price breaks: 47 pieces cost 2350, 50 cost 2250. 8 colours × 7 sizes. */
    scrub: {
      sku: 'scrub',
      name: { ar: 'قميص سكراب «نَفَس» برقبة سبعة', en: 'Nafas V-neck scrub top' },
      category: 'scrub-tops',
      brand: 'maghzal',
      colours: ['teal', 'ceil', 'wine', 'navy', 'graphite', 'surgical', 'royal', 'lilac'],
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
      tiers: [
        { from: 1, to: 9, price: 55 },
        { from: 10, to: 49, price: 50 },
        { from: 50, to: 99, price: 45 },
        { from: 100, to: 199, price: 40 },
        { from: 200, to: 3000, price: 36 },
      ],
    },
    /** Four tiers 1–9, 10–49, 50–199, 200+; the largest grid of the shop: 8 colours × 9 sizes. */
    polo: {
      sku: 'polo',
      name: { ar: 'بولو بيكيه للفرق بياقة ملوّنة', en: 'Contrast-collar piqué polo for teams' },
      category: 'polos',
      brand: '',
      colours: ['maroon', 'navy', 'green', 'white', 'black', 'royal', 'grey', 'mustard'],
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'],
      tiers: [
        { from: 1, to: 9, price: 48 },
        { from: 10, to: 49, price: 43 },
        { from: 50, to: 199, price: 38 },
        { from: 200, to: 3000, price: 33 },
      ],
    },
    /** Starts at 10 pieces. */
    hivisPolo: {
      sku: 'hivis-polo',
      name: { ar: 'بولو سلامة عاكس', en: 'Hi-vis polo' },
      category: 'hi-vis-shirts',
      brand: 'raseen',
      colours: ['yellow', 'orange', 'red'],
      sizes: ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
      tiers: [
        { from: 10, to: 49, price: 49 },
        { from: 50, to: 149, price: 44 },
        { from: 150, to: 399, price: 39.5 },
        { from: 400, to: 4000, price: 35 },
      ],
    },
    /** Starts at 5 pieces. */
    security: {
      sku: 'security',
      name: {
        ar: 'قميص حراسة بكتّافات، كم قصير',
        en: 'Security shirt with epaulettes, short sleeves',
      },
      category: 'security-shirts',
      brand: 'raseen',
      colours: ['midnight', 'white', 'olive', 'sky'],
      sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
      tiers: [
        { from: 5, to: 24, price: 69 },
        { from: 25, to: 49, price: 66 },
        { from: 50, to: 149, price: 62 },
        { from: 150, to: 299, price: 56 },
        { from: 300, to: 2500, price: 51 },
      ],
    },
    /** The most sizes of the shop: its grid scrolls in its frame where the page is narrow. 5 colours × 12 sizes. */
    trousers: {
      sku: 'trousers',
      name: { ar: 'بنطلون رسمي بكسرة', en: 'Pleat-front trousers' },
      category: 'corporate-trousers',
      brand: '',
      colours: ['charcoal', 'navy', 'khaki', 'black', 'olive'],
      sizes: ['28', '30', '31', '32', '33', '34', '36', '38', '40', '42', '44', '46'],
      tiers: [
        { from: 1, to: 9, price: 68 },
        { from: 10, to: 49, price: 62 },
        { from: 50, to: 199, price: 56 },
        { from: 200, to: 2000, price: 49 },
      ],
    },
    /** Halalas in the prices; children's ages as sizes. */
    schoolShirt: {
      sku: 'schoolshirt',
      name: { ar: 'قميص مدرسي سهل الكيّ', en: 'Easy-iron school shirt' },
      category: 'school-shirts',
      brand: 'qutnah',
      colours: ['white', 'sky', 'pink', 'ivory'],
      sizes: ['6', '8', '10', '12', '14', '16'],
      tiers: [
        { from: 1, to: 11, price: 39 },
        { from: 12, to: 47, price: 35 },
        { from: 48, to: 143, price: 31 },
        { from: 144, to: 5000, price: 27.5 },
      ],
    },
  },
  categories: {
    madeInSaudi: {
      slug: 'made-in-saudi',
      name: { ar: 'صُنع في السعودية', en: 'Made in Saudi' },
      children: ['maghzal', 'darzan', 'qutnah', 'raseen', 'rimala', 'sadwa'],
    },
    medical: {
      slug: 'medical',
      name: { ar: 'ملابس طبية', en: 'Medical' },
      children: ['scrubs', 'lab-coats', 'nursing'],
    },
    /** Third level: medical → scrubs → scrub-tops. */
    scrubTops: { slug: 'scrub-tops', name: { ar: 'قمصان سكراب', en: 'Scrub tops' }, children: [] },
    roots: [
      'medical',
      'hospitality',
      'industry',
      'security',
      'school',
      'corporate',
      'men',
      'women',
      'children',
    ],
  },
  coupons: {
    percent: { code: 'WELCOME10', type: '1', amount: 10 },
    fixed: { code: 'SAVE50', type: '0', amount: 50 },
    expired: { code: 'ENDED', type: '1', amount: 20 },
  },
  places: {
    /** The default city of the settings. */
    riyadh: {
      country: 'SA',
      city: 'riyadh',
      area: 'riyadh-al-olaya',
      name: { ar: 'الرياض', en: 'Riyadh' },
      shipping: 20,
    },
    jeddah: {
      country: 'SA',
      city: 'jeddah',
      area: 'jeddah-ar-rawdah',
      name: { ar: 'جدة', en: 'Jeddah' },
      shipping: 25,
    },
    dubai: {
      country: 'AE',
      city: 'dubai',
      area: 'dubai-deira',
      name: { ar: 'دبي', en: 'Dubai' },
      shipping: 45,
    },
  },
  counts: {
    products: 50,
    homeSections: 5,
    productsPerSection: 8,
    slides: 5,
    blogs: 12,
    sponsors: 10,
    visionItems: 3,
  },
} as const
