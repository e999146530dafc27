import { readXml } from './read-xml.ts'

/** The texts that the cells of a workbook refer to, without how Japanese ones are pronounced. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let inText = false
  let inPronunciation = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 't') inText = true
      if (name === 'rPh') inPronunciation = true
    },
    text: (part) => {
      if (inText && !inPronunciation) texts[texts.length - 1] += part
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inPronunciation = false
    },
  })
  return texts
}
