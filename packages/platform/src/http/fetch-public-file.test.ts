import { expect, test } from 'vitest'
import { fetchPublicFile, isPublicAddress } from './fetch-public-file.ts'

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

const bounds = { maxBytes: 100, withinMs: 5_000, maxRedirects: 2 }

test.each([
  ['http://shop.example/a.png', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://user:pass@shop.example/a.png', 'address'],
  ['https://shop.example:8443/a.png', 'address'],
  ['not an address', 'address'],
  ['https://127.0.0.1/a.png', 'private'],
  ['https://2130706433/a.png', 'private'],
  ['https://0x7f.1/a.png', 'private'],
  ['https://[::1]/a.png', 'private'],
  ['https://[::ffff:169.254.169.254]/a.png', 'private'],
  ['https://localhost/a.png', 'private'],
])('does not fetch %s', async (address, issue) => {
  expect(await fetchPublicFile(address, bounds)).toMatchObject({ issue })
})
