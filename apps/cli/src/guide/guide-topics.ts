import { wrapLine } from '../command-line/wrap-line.ts'

/** A section of the owner's guide. `markdown` is its text without the heading. */
export type Topic = { id: string; title: string; markdown: string }

/** Finds the sections that a comment names, such as `<!-- topic: orders -->` above their heading. */
export function guideTopics(markdown: string): Topic[] {
  const [, ...sections] = markdown.split(/^<!-- topic: (?=[a-z]+ -->$)/m)
  return sections.map((section) => {
    const [, id = '', title = '', text = ''] = /^([a-z]+) -->\n+## ([^\n]+)\n(.*)$/s.exec(section) ?? []
    return { id, title, markdown: text.trim() }
  })
}

/**
 * Returns a section as text for a terminal: without pictures and marks, with each command on its own line.
 * @param columns of the terminal; null: nothing is wrapped
 */
export function topicText({ title, markdown }: Topic, columns: number | null): string {
  const blocks = markdown
    .split(/\n{2,}/)
    .filter((block) => !block.startsWith('!['))
    .map((block) => blockText(block, columns))
  return [title, ...blocks].join('\n\n')
}

function blockText(block: string, columns: number | null): string {
  if (block.startsWith('```'))
    return block
      .replace(/^```.*$/gm, '')
      .trim()
      .replace(/^/gm, '    ')
  if (block.startsWith('|')) return tableText(block, columns)
  const lines = block.replace(/\n(?!- |\d+\. )\s*/g, ' ').split('\n')
  return lines
    .flatMap((line) =>
      wrapLine(plain(line.replace(/^- /, '• ')), columns, /^(?:- |\d+\. )/.test(line) ? '  ' : ''),
    )
    .join('\n')
}

/** Writes each row as a line, so that nothing is cut in a narrow terminal. */
function tableText(block: string, columns: number | null): string {
  const [, , ...rows] = block.split('\n').map((line) => line.replace(/^\| *| *\|$/g, '').split(/ *\| */))
  return rows.flatMap((cells) => wrapLine(plain(`• ${cells.join(': ')}`), columns, '  ')).join('\n')
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, (_, label: string, target: string) =>
      label === target ? `docs/${target}` : label,
    )
    .replace(/\*\*|`/g, '')
}
