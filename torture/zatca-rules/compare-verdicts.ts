import { brokenRules, KNOWN_RULES } from '@zayy/test-fatoora/document-rules'
import { readElement } from '@zayy/test-fatoora/read-document'
import type { Finding } from './official-rules.ts'
import type { Mutant } from './rule-mutations.ts'

/** Verdicts such as 'BR-KSA-37 (warning)' that only the fake platform gives, and those that only ZATCA's rules give. */
export type Difference = Mutant & { ours: string[]; theirs: string[] }

/** Returns the rules that the fake platform finds broken: 'BR-KSA-37 (warning)'. */
export function fakeVerdict(xml: string, now: Date): Set<string> {
  const invoice = readElement(xml)
  if (!invoice) throw new Error('The fake platform cannot read the document')
  return new Set(brokenRules(invoice, now).map(({ code, severity }) => `${code} (${severity})`))
}

/**
 * Compares the verdicts of the fake platform with those of ZATCA's rules, as far as the fake knows them.
 * @returns the number of compared documents; of documents on which ZATCA's rules stop, because the schema rejects a value; the
 *   codes that ZATCA found broken; the differences
 */
export function compareVerdicts(
  documents: readonly Mutant[],
  rules: (xml: string) => Finding[],
  now: Date,
): { compared: number; unjudged: number; broken: string[]; differences: Difference[] } {
  const broken = new Set<string>()
  let unjudged = 0
  const differences = documents.flatMap((mutant): Difference[] => {
    const findings = findingsOf(mutant.xml, rules)
    if (findings === null) {
      unjudged += 1
      return []
    }
    const found = findings.filter(({ rule }) => KNOWN_RULES.has(rule))
    for (const { rule } of found) broken.add(rule)
    const fake = fakeVerdict(mutant.xml, now)
    const official = new Set(found.map(({ rule, flag }) => `${rule} (${flag})`))
    const ours = [...fake].filter((verdict) => !official.has(verdict))
    const theirs = [...official].filter((verdict) => !fake.has(verdict))
    return ours.length + theirs.length > 0 ? [{ ...mutant, ours, theirs }] : []
  })
  return { compared: documents.length - unjudged, unjudged, broken: [...broken], differences }
}

function findingsOf(xml: string, rules: (xml: string) => Finding[]): Finding[] | null {
  try {
    return rules(xml)
  } catch {
    return null
  }
}
