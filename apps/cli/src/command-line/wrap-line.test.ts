import textWidth from 'fast-string-width'
import { describe, expect, test } from 'vitest'
import { wrapLine, wrapText } from './wrap-line.ts'

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

  test('keeps a command in one piece', () => {
    expect(wrapLine('No city yet. Choose them: npm run shop -- setup --lang ar', 40, '')).toEqual([
      'No city yet. Choose them:',
      'npm run shop -- setup --lang ar',
    ])
    expect(wrapLine('\u2067شغّل npm run shop -- backup كل ليلة.\u2069', 24, '')).toEqual([
      '\u2067شغّل\u2069',
      '\u2067npm run shop -- backup\u2069',
      '\u2067كل ليلة.\u2069',
    ])
    expect(wrapLine('Run npm run shop -- orders show, then do other things', 34, '')).toEqual([
      'Run npm run shop -- orders show,',
      'then do other things',
    ])
  })
})

test('breaks the lines of a text, but not an indented command', () => {
  const command = '  npm run shop -- import my-folder --replace-demo'
  expect(wrapText(`To replace all of it:\n${command}`, 14)).toBe(`To replace all\nof it:\n${command}`)
})
