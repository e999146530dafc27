import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail as nodemailer takes it. Nothing in it is ever read from a file or an address. */
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
    // As an object, so that no address typed by a shopper is taken for a list of them.
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
