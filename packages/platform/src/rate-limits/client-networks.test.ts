import { expect, test } from 'vitest'
import { networksOf, rateLimitKey } from './client-networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, actor) => {
  expect(rateLimitKey(address)).toBe(actor)
})

test.each([
  ['203.0.113.7', [{ key: '203.0.113.7', share: 1 }]],
  [
    '2001:db8:1:a2b3::/64',
    [
      { key: '2001:db8:1:a2b3::/64', share: 1 },
      { key: '2001:db8:1:a200::/56', share: 2 },
      { key: '2001:db8:1::/48', share: 4 },
    ],
  ],
  [
    '2001:db8:1:7::/64',
    [
      { key: '2001:db8:1:7::/64', share: 1 },
      { key: '2001:db8:1:0::/56', share: 2 },
      { key: '2001:db8:1::/48', share: 4 },
    ],
  ],
  ['', [{ key: '', share: 1 }]],
])('the client %s counts for its networks too, wider ones with larger numbers', (client, networks) => {
  expect(networksOf(client)).toEqual(networks)
})
