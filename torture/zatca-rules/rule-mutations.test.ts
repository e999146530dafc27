import { KNOWN_RULES } from '@zayy/test-fatoora/document-rules'
import { expect, test } from 'vitest'
import { fakeVerdict } from './compare-verdicts.ts'
import { goodDocuments, mutants } from './rule-mutations.ts'

const now = new Date()
const documents = goodDocuments(now)
const changed = mutants(documents)

test('the fake platform accepts a valid document of each kind without a warning', () => {
  expect(documents.map(({ kind, xml }) => [kind, ...fakeVerdict(xml, now)])).toEqual(
    documents.map(({ kind }) => [kind]),
  )
})

test.each([...KNOWN_RULES])('the fake platform rejects a document that breaks %s', (rule) => {
  const isFound = (xml: string) =>
    [...fakeVerdict(xml, now)].some((verdict) => verdict.startsWith(`${rule} `))
  expect(changed.some((one) => one.rule === rule && isFound(one.xml))).toBe(true)
})
