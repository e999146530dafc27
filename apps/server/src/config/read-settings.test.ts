import { expect, test } from 'vitest'
import { isWithoutTls, readSettings } from './read-settings.mjs'

test('uses the defaults without any variable', () => {
  expect(readSettings({}, '/shop')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/shop/data',
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: [],
    secrets: undefined,
    backupKey: undefined,
    acceptsNewerDatabase: false,
    smtpUrl: undefined,
    payment: { gateway: 'test', isChosen: false },
    zatca: 'fake',
    media: undefined,
    limits: 'normal',
    accessLog: false,
    seedDemo: true,
    hsts: undefined,
  })
})

test('reads every variable and treats empty ones as not set', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/var/zayy',
    DATABASE_URL: 'postgres://zayy:p%40ss@db.example:5433/zayy?sslmode=verify-full',
    MIGRATION_DATABASE_URL: 'postgres://owner:p%40ss@db.example:5433/zayy?sslmode=verify-full',
    NEWER_DATABASE: 'accept',
    PUBLIC_URL: 'https://shop.example/',
    TRUSTED_PROXIES: 'loopback, private 203.0.113.7,2001:db8::/32',
    SECRETS: '{"bill-token": []}',
    BACKUP_KEY: '0123456789abcdef'.repeat(4),
    SHOP_COMMAND: 'docker compose exec shop node apps/cli/src/main.ts',
    SMTP_URL: 'smtps://user:secret@mail.example',
    PAYMENT: 'test',
    ZATCA: 'simulation',
    MEDIA_URL: 's3://KEY:p%2Fq@s3.example:9000/shop/pictures?region=x1',
    LIMITS: '',
    ACCESS_LOG: 'on',
    SEED_DEMO: 'false',
    HSTS: '63072000; includeSubDomains',
  }
  expect(readSettings(env, '/shop')).toEqual({
    port: 8080,
    host: '::1',
    dataDir: '/var/zayy',
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    acceptsNewerDatabase: true,
    publicUrl: 'https://shop.example',
    trustedProxies: [
      '127.0.0.0/8',
      '::1/128',
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      'fc00::/7',
      '203.0.113.7',
      '2001:db8::/32',
    ],
    secrets: env.SECRETS,
    backupKey: env.BACKUP_KEY,
    shopCommand: env.SHOP_COMMAND,
    smtpUrl: env.SMTP_URL,
    payment: { gateway: 'test', isChosen: true },
    zatca: 'simulation',
    media: {
      origin: 'https://s3.example:9000',
      bucket: 'shop',
      prefix: 'pictures/',
      region: 'x1',
      accessKeyId: 'KEY',
      secretAccessKey: 'p/q',
    },
    limits: 'normal',
    accessLog: true,
    seedDemo: false,
    hsts: 'max-age=63072000; includeSubDomains',
  })
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['HOST', 'a b'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://host/shop'],
  ['DATABASE_URL', 'shop'],
  ['DATABASE_URL', 'postgres://zayy@db.example/zayy?sslmode=bogus'],
  ['DATABASE_URL', 'postgres://zayy@db.example/zayy?sslmode='],
  ['MIGRATION_DATABASE_URL', 'postgres://owner@db.example/zayy'],
  ['NEWER_DATABASE', 'yes'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/zayy'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '128.0.0.0/1'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', 'loopback;private'],
  ['SMTP_URL', 'mail.example:25'],
  ['BACKUP_KEY', 'password'],
  ['PAYMENT', 'cash'],
  ['ZATCA', 'on'],
  ['MEDIA_URL', '/var/pictures'],
  ['LIMITS', 'none'],
  ['SEED_DEMO', '1'],
  ['DATA_DIR', 'a\0b'],
  ['SHOP_COMMAND', 'shop\nrm'],
  ['SHOP_COMMAND', 'x'.repeat(201)],
])('refuses %s=%s in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/shop')).toThrow(new RegExp(`^${name} must [^\\n]+$`))
})

test.each([
  ['DATABASE_URL', 'DATABSE_URL'],
  ['DATABASE_URL', 'DATABAES_URL'],
  ['DATABASE_URL', 'Database_Url'],
  ['PUBLIC_URL', 'PUBLIC_URI'],
  ['TRUSTED_PROXIES', 'TRUSTED_PROXY'],
  ['MEDIA_URL', 'MEDIAURL'],
])('names the setting %s for the misspelt variable %s', (name, misspelt) => {
  const pattern = new RegExp(`^${name} must be spelt so: the variable "${misspelt}" [^\\n]+$`)
  expect(() => readSettings({ [misspelt]: 'loopback' }, '/shop')).toThrow(pattern)
})

test('accepts variables of other programs, and a misspelt one beside the setting or without a value', () => {
  const others = {
    HOME: '/root',
    PORTS: '1',
    TEST_DATABASE_URL: 'x',
    SMTP_HOST: 'x',
    MEDIA_DIR: 'x',
    DATADIR: '',
  }
  expect(readSettings({ ...others, DATA_DIR: '/a', DATA_DIRS: '/b' }, '/shop').dataDir).toBe('/a')
})

test.each([
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'NATIONAL_ADDRESS_URL',
  'MEDIA_URL',
  'HOST',
  'TRUSTED_PROXIES',
  'ZATCA',
])('does not repeat the password of a URL in an error about %s', (name) => {
  for (const url of ['ftp://user:hunter2@host', 'ftp://user:p@hunter2@host/a', 'user:hunter2/a@host'])
    expect(() => readSettings({ DATABASE_URL: 'postgres://host/shop', [name]: url }, '/shop')).toThrow(
      new RegExp(`^${name} must (?!.*hunter2)`),
    )
})

test('requires a secret key and a webhook secret for Moyasar, which no error repeats', () => {
  const keys = { MOYASAR_SECRET_KEY: 'sk_live_0123456789abcdef', MOYASAR_WEBHOOK_SECRET: 'sixteen letters…' }
  const read = (changed: Record<string, string | undefined>) =>
    readSettings({ PAYMENT: 'moyasar', ...keys, ...changed }, '/shop').payment
  expect(read({})).toEqual({
    gateway: 'moyasar',
    secretKey: keys.MOYASAR_SECRET_KEY,
    webhookSecret: keys.MOYASAR_WEBHOOK_SECRET,
  })
  for (const key of [undefined, 'pk_live_0123456789abcdef', 'sk_live_', 'sk_live_0123 456789'])
    expect(() => read({ MOYASAR_SECRET_KEY: key })).toThrow(/^MOYASAR_SECRET_KEY must (?!.*0123)[^\n]+$/)
  for (const secret of [undefined, 'too short'])
    expect(() => read({ MOYASAR_WEBHOOK_SECRET: secret })).toThrow(
      /^MOYASAR_WEBHOOK_SECRET must (?!.*too short)[^\n]+$/,
    )
})

/** Which settings let other machines in. */
const reaches: [boolean, Record<string, string>][] = [
  [false, {}],
  [false, { HOST: 'localhost' }],
  [false, { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
  [false, { HOST: '127.8.9.1', PUBLIC_URL: 'http://shop.localhost' }],
  [false, { PUBLIC_URL: 'http://127.0.0.1:3000', TRUSTED_PROXIES: 'loopback' }],
  [true, { HOST: '0.0.0.0' }],
  [true, { HOST: '::' }],
  [true, { HOST: '192.168.1.7', PUBLIC_URL: 'http://localhost:3000' }],
  [true, { HOST: '127.0.0.1.nip.io' }],
  [true, { PUBLIC_URL: 'http://shop.example' }],
  [true, { PUBLIC_URL: 'https://shop.example' }],
  [true, { PUBLIC_URL: 'https://localhost' }],
  [true, { PUBLIC_URL: 'http://localhost.shop.example' }],
  [true, { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }],
]

test.each([...reaches, [true, { TRUSTED_PROXIES: 'loopback' }] as const])(
  'takes test cards by default only if other machines cannot reach the shop (public: %s, %j)',
  (inPublic, reach) => {
    if (inPublic) expect(() => readSettings({ ...reach }, '/shop')).toThrow(/^PAYMENT must be set/)
    else expect(readSettings({ ...reach }, '/shop').payment).toEqual({ gateway: 'test', isChosen: false })
    const chosen = readSettings({ ...reach, PAYMENT: 'test' }, '/shop')
    expect(chosen.payment).toEqual({ gateway: 'test', isChosen: true })
  },
)

test.each(reaches)(
  'connects to the fake of ZATCA’s platform by default only if other machines cannot reach the shop (public: %s, %j)',
  (inPublic, reach) => {
    expect(readSettings({ ...reach, PAYMENT: 'test' }, '/shop').zatca).toBe(inPublic ? 'off' : 'fake')
    expect(readSettings({ ...reach, PAYMENT: 'test', ZATCA: 'fake' }, '/shop').zatca).toBe('fake')
  },
)

test.each(reaches)(
  'relaxes limits only if other machines cannot reach the shop (public: %s, %j)',
  (inPublic, reach) => {
    const env = { ...reach, PAYMENT: 'test', LIMITS: 'relaxed' }
    if (inPublic) expect(() => readSettings(env, '/shop')).toThrow(/^LIMITS must be normal/)
    else expect(readSettings(env, '/shop').limits).toBe('relaxed')
  },
)

test.each([
  ['?sslmode=require', '?sslmode=verify-full'],
  ['?application_name=shop&sslmode=prefer', '?application_name=shop&sslmode=verify-full'],
  ['?sslmode=verify-ca&sslrootcert=/etc/ca.crt', '?sslmode=verify-full&sslrootcert=/etc/ca.crt'],
  ['?uselibpqcompat=true&sslmode=require', '?uselibpqcompat=true&sslmode=require'],
  ['?sslmode=disable', '?sslmode=disable'],
])('checks the certificate of a database at %s', (given, used) => {
  const address = (query: string) => `postgres://zayy@db.example/zayy${query}`
  const env = { DATABASE_URL: address(given), MIGRATION_DATABASE_URL: address(given) }
  const { databaseUrl, migrationDatabaseUrl } = readSettings(env, '/shop')
  expect([databaseUrl, migrationDatabaseUrl]).toEqual([address(used), address(used)])
})

test('accepts a database socket', () => {
  const address = 'postgres:///shop?host=/run/postgresql&user=zayy'
  expect(readSettings({ DATABASE_URL: address }, '/shop').databaseUrl).toBe(address)
})

test('HSTS lasts a day under https unless set otherwise, and covers no other host by itself', () => {
  const at = (env: Record<string, string>) =>
    readSettings({ PUBLIC_URL: 'https://shop.example', PAYMENT: 'test', ...env }, '/shop').hsts
  expect(at({})).toBe('max-age=86400')
  expect(at({ HSTS: '0' })).toBeUndefined()
  expect(at({ PUBLIC_URL: 'http://127.0.0.1' })).toBeUndefined()
  for (const HSTS of ['forever', '-1', '1.5', '86400; secure', '86400\r\nx: y'])
    expect(() => at({ HSTS })).toThrow(/^HSTS must be a number of seconds/)
})

test.each([
  ['postgres://u:p@db.example/zayy', true],
  ['postgres://u:p@10.0.0.5:6432/zayy?sslmode=disable', true],
  ['postgres://u:p@db.example/zayy?sslmode=verify-full&sslrootcert=/etc/ca.pem', false],
  ['postgres://u:p@127.0.0.1/zayy', false],
  ['postgres://u@localhost/zayy?host=/run/postgresql', false],
])('%s crosses a network without TLS: %s', (url, expected) => {
  expect(isWithoutTls(url)).toBe(expected)
})
