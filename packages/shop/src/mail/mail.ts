/** An e-mail, ready to go: plain text and the same as HTML. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** The same for the same mail, so that one delivered twice is recognised: local part of its Message-ID. */
  id: string
}

/** Hands an e-mail over. Throws where that fails: it is tried again later. */
export type SendMail = (mail: Mail) => Promise<void>
