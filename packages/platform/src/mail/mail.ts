/** An e-mail as plain text and HTML, with the images that the HTML refers to as `cid:<name>`. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  /** Recipient of replies, if not `from`. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  images?: readonly MailImage[]
  files?: readonly MailFile[]
  /** Local part of the Message-ID. A retry has the same id, so that duplicates are recognised. */
  id: string
}

export type MailImage = { name: string; png: Buffer }

/** @property name file name. @property type media type */
export type MailFile = { name: string; type: string; content: Buffer }

/**
 * Sends an e-mail, until the signal aborts it. Throws if that fails; the caller retries. Errors are logged, so they contain nothing that a
 * customer typed, addresses included.
 */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>
