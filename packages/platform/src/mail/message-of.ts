import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/**
 * Breaks up encoded words (RFC 2047) in a typed name. Mail programs would decode them, and so show characters that names cannot
 * contain, such as line breaks.
 */
function literal(text: string): string {
  return text.replaceAll('=?', '=\u2060?')
}

/** Returns a mail in nodemailer's format. Nodemailer loads no file or URL for it. */
export function messageOf({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  images = [],
  files = [],
  id,
}: Mail): SendMailOptions {
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from: { ...from, name: literal(from.name) },
    // An object, because nodemailer would parse a string as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { ...replyTo, name: literal(replyTo.name) } } : {}),
    subject: literal(subject),
    text,
    html,
    attachments: [
      ...images.map(({ name, png }) => ({
        cid: name,
        filename: `${name}.png`,
        content: png,
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
      })),
      ...files.map(({ name, type, content }) => ({ filename: name, content, contentType: type })),
    ],
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
