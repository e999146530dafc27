import type { editCommands as ar } from '../ar/edit-commands.ts'

/** What every command of `shop` says that edits one thing which visitors see, in English. */
export const editCommands = {
  dryRun: 'Check the change and show what it would do, without making it',
  columns: { field: 'field', before: 'before', after: 'after' },
  issue: (what: string, reason: string) => `${what} ${reason}`,
  nothing: 'Nothing was changed.',
  asBefore: (what: string) => `${what} is already so: nothing changed.`,
  wouldChange: 'This is what would change. Nothing was changed.',
  changed: (what: string) => `${what} is changed, and visitors see it from now on.`,
  files: {
    unreadable: (path: string) => `${path} cannot be read.`,
    tooLong: (path: string) => `${path} is larger than a megabyte.`,
    notUtf8: (path: string) => `${path} is not text in UTF-8.`,
  },
} satisfies typeof ar
