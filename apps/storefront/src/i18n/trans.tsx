import { Fragment, type ReactNode } from 'react'

/**
 * A sentence of the words with something other than text in it: `{name}` is replaced by `parts.name`. The order of
 * the parts is the language's own.
 */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  })
}
