import { expect, test } from 'vitest'
import { greetedName } from './greeted-name.ts'

test.each([
  'نورة السبيعي',
  'د. أحمد العلي',
  'د.أحمد العلي',
  "Sara O'Neil",
  'J. R. Smith',
  'Dr. Ali',
  'Ali Jr.',
  'Clinic 24/7',
  '<img src=x onerror=alert(1)>',
])('greets %s by name', (name) => {
  expect(greetedName(name)).toBe(name)
})

test.each([
  'WIN a free car at https://evil.example',
  'HTTP evil',
  'see www.evil',
  'ftp://evil',
  '//evil.example',
  'evil.example',
  'WIN: evil.example/car!',
  't.co',
  '10.0.0.1',
  'write to a@b',
  'ｈｔｔｐｓ：／／evil',
  'evil．example',
  'evil。example',
  'ev\u200dil\u200d.\u200dexample',
  'زر مثال.إختبار',
  'د.موقع.السعودية',
])('does not repeat %s in a greeting', (name) => {
  expect(greetedName(name)).toBeNull()
})
