import { readFile } from 'node:fs/promises'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'

export type Step = { keyword: string; flags: Readonly<Record<string, string>>; text: string }

export async function readStages(file: URL) {
  const stages: { name: string; steps: Step[] }[] = []
  for (const instruction of DockerfileParser.parse(await readFile(file, 'utf8')).getInstructions()) {
    const step = stepOf(instruction)
    if (step.keyword === 'FROM')
      stages.push({ name: /\sAS\s+(\S+)$/i.exec(step.text)?.[1] ?? String(stages.length), steps: [] })
    else stages.at(-1)?.steps.push(step)
  }
  return stages
}

function stepOf(instruction: Instruction): Step {
  const [keyword = '', ...rest] = instruction
    .getTextContent()
    .replaceAll(/\\\n\s*/g, '')
    .split(/\s+/)
  const words = rest.findIndex((word) => !word.startsWith('--'))
  const flags = rest.slice(0, words).map((flag) => flag.slice(2).split('='))
  return {
    keyword: keyword.toUpperCase(),
    flags: Object.fromEntries(flags.map(([name = '', value = '']) => [name, value])),
    text: rest.slice(words).join(' '),
  }
}
