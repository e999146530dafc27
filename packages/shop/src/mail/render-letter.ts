import type { Letterhead } from './find-letterhead.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from '@zayy/platform/mail/mail'

/** A letter as a mail: what is left out is whom it goes to, and as what it counts. */
export function renderLetter(letter: Letter, letterhead: Letterhead): Omit<Mail, 'to' | 'id' | 'kind'> {
  const images = letter.blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : []))
  return {
    from: letterhead.from,
    subject: letter.subject,
    text: letterText(letter, letterhead),
    html: letterHtml(letter, letterhead),
    ...(images.length > 0 ? { images } : {}),
  }
}
