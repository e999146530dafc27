import { readFileSync } from 'node:fs'
import textWidth from 'fast-string-width'
import { expect, test } from 'vitest'
import { guideTopics, topicText } from './guide-topics.ts'

const guide = (locale: 'ar' | 'en') =>
  guideTopics(readFileSync(new URL(`../../../../docs/owner.${locale}.md`, import.meta.url), 'utf8'))

test('both languages of the guide have the same topics and commands in the same order', () => {
  const [ar, en] = [guide('ar'), guide('en')]
  const commands = (topics: typeof ar) =>
    topics.map(({ id, markdown }) => [
      id,
      [...markdown.matchAll(/npm run shop --[ \w-]*|npm start/g)]
        .map(([line]) => line.trim().replace(/--lang (ar|en)$/, '--lang'))
        .sort(),
    ])
  expect(ar.length).toBeGreaterThanOrEqual(9)
  expect(commands(ar)).toEqual(commands(en))
})

test.each(['ar', 'en'] as const)(
  'prints every topic (%s) within the terminal, without marks of Markdown',
  (locale) => {
    for (const topic of guide(locale)) {
      expect(topic.title).not.toBe('')
      const text = topicText(topic, 60)
      expect(text).not.toMatch(/```|\*\*|!\[|\]\(|<!--/)
      for (const line of text.split('\n').filter((one) => !one.includes('npm run shop')))
        expect([line, textWidth(line) <= 60]).toEqual([line, true])
    }
  },
)

test('puts each command on its own line and writes tables as lists', () => {
  const markdown =
    '# T\n\n<!-- topic: one -->\n## First\n\nA **long**\nline `x`, see [this](file.md).\n\n```\nnpm start\n```\n\n| a | b |\n| --- | --- |\n| 1 | `2` |\n\n- one\n  more\n- two'
  const [topic] = guideTopics(markdown)
  expect(topic && topicText(topic, null)).toBe(
    'First\n\nA long line x, see this.\n\n    npm start\n\n• 1: 2\n\n• one more\n• two',
  )
})
