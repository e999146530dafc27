import { emailHtml } from './email-html.ts'
import type { EmailBranding, EmailTemplate } from './email-template.ts'
import { emailText } from './email-text.ts'
import type { Mail } from './mail.ts'

export function renderEmail(
  template: EmailTemplate,
  branding: EmailBranding,
): Pick<Mail, 'from' | 'subject' | 'text' | 'html' | 'images'> {
  const images = template.blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : []))
  return {
    from: branding.from,
    subject: template.subject,
    text: emailText(template, branding),
    html: emailHtml(template, branding),
    ...(images.length > 0 ? { images } : {}),
  }
}
