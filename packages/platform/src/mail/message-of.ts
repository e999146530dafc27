import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

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
    from,
    // An object, because nodemailer would parse a string as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
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
