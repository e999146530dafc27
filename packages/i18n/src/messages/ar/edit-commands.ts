/** What every command of `shop` says that edits one thing which visitors see, in Arabic. */
export const editCommands = {
  dryRun: 'فحص التعديل وعرض ما يغيّره، بلا أي تغيير',
  columns: { field: 'الحقل', before: 'قبل', after: 'بعد' },
  issue: (what: string, reason: string) => `${what}: ${reason}`,
  nothing: 'لم يتغيّر شيء.',
  asBefore: (what: string) => `${what} كما تريده من قبل: لم يتغيّر شيء.`,
  wouldChange: 'هذا ما سيتغيّر. لم يتغيّر شيء بعد.',
  changed: (what: string) => `تغيّر ${what}، ويراه الزوار من الآن.`,
  files: {
    unreadable: (path: string) => `لا تمكن قراءة ${path}.`,
    tooLong: (path: string) => `${path} أطول من ميجابايت واحد.`,
    notUtf8: (path: string) => `${path} ليس نصًّا بترميز UTF-8.`,
  },
}
