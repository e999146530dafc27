import { expect, test } from 'vitest'
import { readTrackingNumber, trackingLink } from './tracking.ts'

test.each([
  ['290012345678', '290012345678'],
  [' 2900 1234 5678 ', '290012345678'],
  ['٢٩٠٠١٢٣٤٥٦٧٨', '290012345678'],
  ['rr123456789sa', 'RR123456789SA'],
  ['\u2066JTE-00123\u2069', 'JTE-00123'],
  ['123', null],
  ['', null],
  ['-1234', null],
  ['javascript:alert(1)', null],
  ['https://track.example/1234', null],
  ['1'.repeat(41), null],
])('reads the tracking number %j', (typed, number) => {
  expect(readTrackingNumber(typed)).toBe(number)
})

test.each([
  ['https://track.example/?n={number}', 'AB-1', 'https://track.example/?n=AB-1'],
  ['https://track.example/follow', 'AB-1', 'https://track.example/follow'],
  [null, 'AB-1', null],
])('builds the link of %j', (address, number, link) => {
  expect(trackingLink(address, number)).toBe(link)
})
