import { expect, test } from 'vitest'
import { readSettings } from './read-settings.mjs'

test('nothing set', () => {
  expect(readSettings({}, '/shop')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/shop/data',
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: [],
    secrets: undefined,
    smtpUrl: undefined,
    limits: 'normal',
    seedDemo: true,
  })
})

test('everything set; what is empty counts as not set', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/var/zayy',
    DATABASE_URL: 'postgres://zayy:p%40ss@db.example:5433/zayy?sslmode=require',
    MIGRATION_DATABASE_URL: 'postgres://owner:p%40ss@db.example:5433/zayy?sslmode=require',
    PUBLIC_URL: 'https://shop.example/',
    TRUSTED_PROXIES: 'loopback, private 203.0.113.7,2001:db8::/32',
    SECRETS: '{"bill-token": []}',
    SMTP_URL: 'smtps://user:secret@mail.example',
    PAYMENT: 'test',
    MEDIA_URL: ' ',
    LIMITS: '',
    SEED_DEMO: 'false',
  }
  expect(readSettings(env, '/shop')).toEqual({
    port: 8080,
    host: '::1',
    dataDir: '/var/zayy',
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
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
    smtpUrl: env.SMTP_URL,
    limits: 'normal',
    seedDemo: false,
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
  ['MIGRATION_DATABASE_URL', 'postgres://owner@db.example/zayy'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/zayy'],
  ['PUBLIC_URL', 'ftp://shop.example'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', 'loopback;private'],
  ['SMTP_URL', 'mail.example:25'],
  ['PAYMENT', 'moyasar'],
  ['MEDIA_URL', 's3://key:secret@host/bucket'],
  ['LIMITS', 'none'],
  ['SEED_DEMO', '1'],
  ['DATA_DIR', 'a\0b'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/shop')).toThrow(new RegExp(`^${name} must [^\\n]+$`))
})

test('an address with a password in it is not repeated', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL']) {
    expect(() => readSettings({ [name]: 'http://user:secret@host' }, '/shop')).toThrow(/^(?!.*secret)/)
  }
})

test('a database may be reached by its socket', () => {
  const address = 'postgres:///shop?host=/run/postgresql&user=zayy'
  expect(readSettings({ DATABASE_URL: address }, '/shop').databaseUrl).toBe(address)
})

test('limits cannot be relaxed for a shop that is open to the world', () => {
  const open = { PUBLIC_URL: 'https://shop.example', LIMITS: 'relaxed' }
  expect(() => readSettings(open, '/shop')).toThrow(/^LIMITS must be normal/)
  expect(readSettings({ ...open, PUBLIC_URL: 'http://127.0.0.1:3000' }, '/shop').limits).toBe('relaxed')
})
