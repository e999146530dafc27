import { expect, test } from 'vitest'
import { readImageStoreAddress } from './image-store-address.mjs'
import { SettingsError } from './settings-error.mjs'

const read = (url: string, env: Record<string, string> = {}) =>
  readImageStoreAddress(url, (name) => env[name])
const key = { accessKeyId: 'KEY', secretAccessKey: 'a/b+c' }

test.each([
  [
    's3://KEY:a%2Fb%2Bc@s3.example.com/shop',
    { origin: 'https://s3.example.com', bucket: 'shop', prefix: '', region: 'us-east-1' },
  ],
  [
    's3://KEY:a%2Fb+c@10.0.0.7:9000/my-shop/pictures/2026/?tls=off&region=garage',
    { origin: 'http://10.0.0.7:9000', bucket: 'my-shop', prefix: 'pictures/2026/', region: 'garage' },
  ],
  [
    's3://KEY:a%2Fb%2Bc@s3.me-south-1.amazonaws.com/shop?tls=on',
    { origin: 'https://s3.me-south-1.amazonaws.com', bucket: 'shop', prefix: '', region: 'me-south-1' },
  ],
  [
    's3://KEY:a%2Fb%2Bc@[::1]:9000/shop?tls=off',
    { origin: 'http://[::1]:9000', bucket: 'shop', prefix: '', region: 'us-east-1' },
  ],
])('%s', (url, store) => {
  expect(read(url)).toEqual({ ...store, ...key })
})

test('takes key and region from the URL, else from the AWS variables', () => {
  const env = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'a/b+c', AWS_REGION: 'eu-west-1' }
  expect(read('s3://s3.example.com/shop', env)).toMatchObject({ ...key, region: 'eu-west-1' })
  const other = read('s3://ONE:two@s3.example.com/shop?region=x1', env)
  expect(other).toMatchObject({ accessKeyId: 'ONE', secretAccessKey: 'two', region: 'x1' })
})

test.each([
  ['https://KEY:SECRET@host/shop', 'address'],
  ['s3:shop', 'address'],
  ['s3://KEY:SECRET@/shop', 'address'],
  ['s3://KEY:SEC/RET@host/shop', 'address'],
  ['s3://KEY:SECRET@host/shop#x', 'address'],
  [`s3://KEY:SECRET@host/shop/${'a'.repeat(2_000)}`, 'address'],
  ['s3://KEY:SECRET@host', 'bucket'],
  ['s3://KEY:SECRET@host/a', 'bucket'],
  ['s3://KEY:SECRET@host/shop/a%20b', 'letters'],
  ['s3://KEY:SECRET@host/shop//b', 'letters'],
  ['s3://KEY:SECRET@host/shop/.b', 'letters'],
  ['s3://host/shop', 'AWS_ACCESS_KEY_ID'],
  ['s3://KEY@host/shop', 'AWS_ACCESS_KEY_ID'],
  ['s3://KEY:%zz@host/shop', 'AWS_ACCESS_KEY_ID'],
  ['s3://KEY:SEC%0ARET@host/shop', 'AWS_ACCESS_KEY_ID'],
  ['s3://KEY:SECRET@host/shop?ssl=off', 'region'],
  ['s3://KEY:SECRET@host/shop?tls=no', 'tls=on or tls=off'],
  ['s3://KEY:SECRET@host/shop?region=EU%20west', 'region=eu-central-1'],
])('refuses %s in one line that says what is expected', (url, told) => {
  const refused = read(url)
  if (!('issue' in refused)) throw new Error('not refused')
  const error = new SettingsError(refused.issue)
  expect(error.message).toMatch(/^MEDIA_URL must [^\n]+$/)
  expect(error.message).toContain(told)
  expect(error.in('ar')).toMatch(/^[^\n]*MEDIA_URL[^\n]+$/)
  if (!told.startsWith('address') && told !== 'bucket' && told !== 'AWS_ACCESS_KEY_ID')
    expect(error.message + error.in('ar')).not.toMatch(/SECRET|RET@/)
})
