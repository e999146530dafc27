import * as fc from 'fast-check'

/** A request to the API with hostile content. */
export type HostileRequest = { path: string; init: RequestInit }

/** Texts that often break programs: invalid numbers, invisible characters, syntax of other languages, excessive lengths. */
const texts = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '٣',
    '1.5',
    '1e3',
    'NaN',
    'Infinity',
    '2147483648',
    '9007199254740993',
    '9'.repeat(50),
  ],
  ...[
    'null',
    'true',
    '[]',
    '{}',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '$1',
    'x&y|z!(:*)',
    '<->',
    '<script>',
    '../..',
  ],
  ...[
    '\u0000',
    '\u202e',
    '\n',
    '😀'.repeat(50),
    'قمصان طبيه',
    'ـ'.repeat(100),
    'e\u0301'.repeat(90),
    'ا'.repeat(200),
  ],
]
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }))
const brokenPercent = fc.constantFrom('%', '%ff', '%zz', '%00', '%E2%80', '%2e%2e', '%2f')
const encoded = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
const segment = fc.oneof({ weight: 6, arbitrary: text.map(encoded) }, { weight: 1, arbitrary: brokenPercent })

const names = [
  'page',
  'search',
  'category_id',
  'is_men',
  'avg_rate',
  'sort',
  'blog_category_id',
  'coupon_code',
  'ids',
  'colors',
  'sizes',
]
const fieldName = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('page[]', 'page[a]', '__proto__[page]', 'constructor[prototype][x]', 'search[', '[]', ''),
)
const query = fc
  .array(fc.tuple(fieldName, segment), { maxLength: 5 })
  .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join('&'))

const places = ['products', 'category', 'page', 'blogs', 'cities', 'areas', 'bills', 'nothing']
const reading: fc.Arbitrary<HostileRequest> = fc
  .oneof(
    fc
      .tuple(
        fc.constantFrom(
          'products',
          'suggest',
          'product-cards',
          'cart-products',
          'blogs',
          'coupon',
          'settings',
          'home',
        ),
        query,
      )
      .map(([at, q]) => `${at}?${q}`),
    fc.tuple(fc.constantFrom(...places), segment, query).map(([at, id, q]) => `${at}/${id}?${q}`),
    fc
      .tuple(segment, fc.constantFrom('rates', 'related'), query)
      .map(([id, part, q]) => `products/${id}/${part}?${q}`),
  )
  .map((path) => ({ path, init: {} }))

const order = {
  payment_method: 0,
  name: 'Sara',
  email: 'sara@example.com',
  phone: '0501234567',
  address: 'Olaya Street',
  country_id: 1,
  city_id: 1,
  area_id: 1,
  coupon_code: 'SAVE50',
  expected_total: null,
  products: [{ product_id: 1, colors: [{ color_id: 1, sizes: [{ size_id: 1, quantity: 12 }] }] }],
}
const message = { name: 'Sara', email: 'sara@example.com', phone: '0501234567', message: '40 scrubs\nby May' }
const anything = fc.oneof(
  text,
  fc.anything({ key: fc.constantFrom('length', '0', '__proto__', 'toString', 'colors') }),
)

/** Generates copies of a valid body with one to three values replaced by hostile ones. */
const spoilt = (sound: object) =>
  fc.array(fc.tuple(fc.nat(), fc.nat(3), anything), { minLength: 1, maxLength: 3 }).map((changes) => {
    const body: object = structuredClone(sound)
    for (const [which, depth, value] of changes) spoil(body, which, depth, value)
    return body
  })

function spoil(part: object, which: number, depth: number, value: unknown): void {
  const keys = Object.keys(part)
  const key = keys[which % keys.length]
  if (key === undefined) return
  const inside: unknown = Reflect.get(part, key)
  if (depth > 0 && typeof inside === 'object' && inside !== null) spoil(inside, which, depth - 1, value)
  else Reflect.set(part, key, value)
}

function fields(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => fields(part, name === '' ? key : `${name}[${key}]`))
  }
  return [[name, String(value)]]
}

function multipart(entries: [string, string][], file: boolean): FormData {
  const form = new FormData()
  for (const [at, [name, value]] of entries.entries()) {
    if (file && at === 2) form.append(name, new Blob([value]), 'file.txt')
    else form.append(name, value)
  }
  return form
}

const asJson = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
})
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
]
/** Generates form fields, in which list indices may have gaps or be missing. */
const form = (sound: object) =>
  fc
    .tuple(spoilt(sound), fc.constantFrom('[0]', '[0]', '[1]', '[00]', '[999]', '[]', '[x]', '[-1]'))
    .map(([body, index]) =>
      fields(body).map(([name, value]): [string, string] => [name.replace('[0]', index), value]),
    )
const bodies = (sound: object): fc.Arbitrary<RequestInit> =>
  fc.oneof(
    spoilt(sound).map(asJson),
    form(sound).map((entries) => ({ body: new URLSearchParams(entries) })),
    fc.tuple(form(sound), fc.boolean()).map(([entries, file]) => ({ body: multipart(entries, file) })),
    fc
      .tuple(fc.constantFrom(...types), fc.uint8Array({ maxLength: 300 }))
      .map(([type, bytes]) => ({ headers: { 'content-type': type }, body: new Uint8Array(bytes) })),
  )
const posted = (path: fc.Arbitrary<string>, sound: object) =>
  fc
    .tuple(path, bodies(sound))
    .map(([at, init]): HostileRequest => ({ path: at, init: { method: 'POST', ...init } }))
const leaving = segment.map((token) => `newsletter/leave/${token}`)
const writing = fc.oneof(
  { weight: 3, arbitrary: posted(fc.constant('orders'), order) },
  { weight: 1, arbitrary: posted(fc.oneof(fc.constantFrom('contact', 'subscribe'), leaving), message) },
)

export const hostileRequest = fc
  .tuple(fc.constantFrom('ar', 'en'), fc.oneof(reading, writing))
  .map(([lang, { path, init }]): HostileRequest => ({ path: `/${lang}/api/${path}`, init }))
