import { Fragment, type ReactNode } from 'react'

/** Replaces `{name}` in a message by the React node `parts.name`. */
export function Trans({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  })
}
