/**
/** An e-mail, ready to go: plain text and the same as HTML, with the images that the HTML shows by `cid:<name>`. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  /** Whom an answer goes to, where that is not `from`. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  images?: readonly MailImage[]
  /** What its recipient keeps. */
  files?: readonly MailFile[]
  /** The same for the same mail, so that one delivered twice is recognised: local part of its Message-ID. */
  id: string
  /** What it is about, such as `order`. */
  kind: string
}

export type MailImage = { name: string; png: Buffer }

/** @property name with its ending. @property type its media type */
export type MailFile = { name: string; type: string; content: Buffer }

/**
 * Hands an e-mail over; gives up when the signal is aborted. Throws where that fails: it is tried again later. An
 * error says nothing that a customer typed, the address included, since it is logged.
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>
