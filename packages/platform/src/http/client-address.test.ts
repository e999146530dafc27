import { expect, test } from 'vitest'
import { clientAddresses } from './client-address.ts'

const proxies = ['127.0.0.0/8', '::1', '10.0.0.0/8', '2001:db8:ffff::/48']

function from(remoteAddress: string, headers: Record<string, string> = {}, trusted = proxies): string {
  return clientAddresses(trusted).of({ socket: { remoteAddress }, headers })
}

test('ignores forwarded headers without trusted proxies', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }
  expect(from('127.0.0.1', headers, [])).toBe('127.0.0.1')
  expect(from('::ffff:198.51.100.1', headers, [])).toBe('198.51.100.1')
})

test('ignores forwarded headers of a peer that is not a trusted proxy', () => {
  expect(from('198.51.100.1', { 'x-forwarded-for': '203.0.113.9' })).toBe('198.51.100.1')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['198.51.100.1,203.0.113.9,10.1.2.3', '203.0.113.9'],
  ['203.0.113.9, 10.1.2.3, 127.0.0.1', '203.0.113.9'],
  ['10.9.9.9, 10.1.2.3', '10.9.9.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['2001:DB8::7', '2001:db8::7'],
  ['2001:db8::7, 2001:db8:ffff::1', '2001:db8::7'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.9, unknown', '127.0.0.1'],
  ['203.0.113.9, unknown, 10.1.2.3', '10.1.2.3'],
  ['203.0.113.9,', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['evil<script>', '127.0.0.1'],
  ['1.2.3', '127.0.0.1'],
  [`203.0.113.9${', 10.0.0.1'.repeat(1_000)}`, '10.0.0.1'],
])('behind a proxy, reads X-Forwarded-For: %s as client %s', (header, client) => {
  expect(from('127.0.0.1', { 'x-forwarded-for': header })).toBe(client)
})

test.each([
  ['for=203.0.113.9;proto=https;by=10.0.0.1', '203.0.113.9'],
  ['for=198.51.100.1, for=203.0.113.9', '203.0.113.9'],
  ['For="[2001:db8::7]:4711"', '2001:db8::7'],
  ['for=203.0.113.9, for=10.1.2.3;proto=http', '203.0.113.9'],
  ['for=203.0.113.9, for=_hidden', '127.0.0.1'],
  ['proto=https', '127.0.0.1'],
])('behind a proxy, reads Forwarded: %s as client %s', (header, client) => {
  expect(from('::1', { forwarded: header })).toBe(client === '127.0.0.1' ? '::1' : client)
})

test('prefers X-Forwarded-For over Forwarded', () => {
  expect(from('::1', { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=198.51.100.1' })).toBe('203.0.113.9')
})

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.5', true],
  ['2001:db8:ffff:1::', true],
  ['2001:db8::1', false],
  ['203.0.113.9', false],
  ['', false],
])('decides whether %s is a proxy: %s', (address, proxy) => {
  expect(clientAddresses(proxies).isProxy(address)).toBe(proxy)
})
