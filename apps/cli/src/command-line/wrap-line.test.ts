import textWidth from 'fast-string-width'
import { describe, expect, test } from 'vitest'
import { wrapLine } from './wrap-line.ts'

describe('wrapLine', () => {
  test('breaks between words and indents further lines', () => {
    expect(wrapLine('  Safety vest: 25.00 → 250.00', 20, '    ')).toEqual([
      '  Safety vest: 25.00',
      '    → 250.00',
    ])
    expect(wrapLine('  Safety vest: 25.00 → 250.00', null, '    ')).toHaveLength(1)
  })

  test('closes isolates at the end of a line and opens them again', () => {
    const lines = wrapLine('\u2067سترة \u2068Safety vest\u2069 صارت\u2069', 12, '')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) {
      expect(line.match(/[\u2066-\u2068]/g)?.length).toBe(line.match(/\u2069/g)?.length)
      expect(textWidth(line)).toBeLessThanOrEqual(12)
    }
  })
})
