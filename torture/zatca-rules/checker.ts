/** A process that checks its share of the documents and mutants by ZATCA's rules, and sends the results to its parent. */

import { compareVerdicts } from './compare-verdicts.ts'
import { generateDocuments } from './generated-documents.ts'
import { officialRules } from './official-rules.ts'
import { goodDocuments, mutants } from './rule-mutations.ts'
import { readXml, ublSchema } from './xml-oracle.ts'

/** @property part from 0 to `parts` - 1 */
export type Part = { data: string; seed: number; documents: number; part: number; parts: number }

/**
 * @property kinds number of documents by kind
 * @property broken number of findings by rule, such as 'BR-KSA-37 (warning)'
 */
export type Found = {
  kinds: Record<string, number>
  invalid: number
  unlike: number
  broken: Record<string, number>
  verdicts: ReturnType<typeof compareVerdicts>
}

const { data, seed, documents, part, parts }: Part = JSON.parse(process.env.PART ?? '')
const isMine = (_: unknown, index: number) => index % parts === part
const violation = ublSchema(data)
const rules = await officialRules(data)
const now = new Date()
const good = goodDocuments(now)
const found: Found = {
  kinds: {},
  invalid: 0,
  unlike: 0,
  broken: {},
  verdicts: compareVerdicts(
    [...good.map(({ kind, xml }) => ({ rule: '', document: kind, xml })), ...mutants(good)].filter(isMine),
    rules,
    now,
  ),
}
for (const [index, { xml, hash, kind }] of [...generateDocuments(documents, { seed })].entries()) {
  if (!isMine(kind, index)) continue
  count(found.kinds, kind)
  const complaint = violation(xml)
  if (complaint !== null) found.invalid += 1
  if (readXml(xml).hash !== hash) found.unlike += 1
  const findings = rules(xml.toString())
  for (const { rule, flag } of findings) count(found.broken, `${rule} (${flag})`)
  if (complaint !== null || findings.length > 0) console.log(kind, complaint, findings)
}
process.send?.(found)

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}
