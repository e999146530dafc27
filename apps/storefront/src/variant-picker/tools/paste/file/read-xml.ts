import { Parser } from 'saxen'

/** What is told of XML while it is read. Names come without the prefixes that a file has for its namespaces. */
export type XmlListener = {
  open: (name: string, attribute: (name: string) => string | undefined) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Reads XML of an unknown origin, in one pass and without a document: the browser's own parser may not be used on a page with
 * trusted types. What declares entities is refused: spreadsheets declare none.
 * @throws for what is no XML, and what the listener throws
 */
export function readXml(xml: string, { open, text, close }: XmlListener): void {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('The XML declares a document type.')
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) =>
    open(localName(name), (wanted) => {
      const value = attributes()[wanted]
      return value === undefined ? undefined : decode(value)
    }),
  )
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)))
    parser.on('cdata', text)
  }
  if (close) parser.on('closeTag', (name) => close(localName(name)))
  parser.parse(xml)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
