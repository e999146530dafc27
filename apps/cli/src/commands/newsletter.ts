import { defineCommand } from 'citty'

/** `shop newsletter …`: who gets the newsletter. */
export default defineCommand({
  meta: { name: 'newsletter', description: 'Who gets the newsletter (مشتركو النشرة البريدية)' },
  subCommands: {
    export: () => import('./export-newsletter.ts').then((command) => command.default),
  },
})
