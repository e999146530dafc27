/**
 * Words that bash, zsh, PowerShell and cmd take as they are. PowerShell reads `0501234567` and `+966…` as numbers and drops what they begin
 * with.
 */
const plainWord = /^(?![0+]\d)[\w./:+-][\w./:+@=-]*$/

/** Characters that mean something between double quotes in one of the shells; PowerShell takes curly quotes for straight ones. */
const specialInDoubleQuotes = /["$`\\!%“”„]/

/**
 * Returns a command line to paste into a shell of this machine.
 * @param start how the line begins, which is not quoted
 * @param system as `process.platform`. Values that only single quotes protect are written for PowerShell on win32
 */
export function pasteableCommand(
  start: string,
  words: readonly string[],
  system: string = process.platform,
): string {
  return [start, ...words.map((word) => quoted(word, system))].join(' ')
}

function quoted(word: string, system: string): string {
  if (plainWord.test(word)) return word
  if (word !== '' && !specialInDoubleQuotes.test(word)) return `"${word}"`
  if (system === 'win32') return `'${word.replace(/['‘’‚‛]/g, '$&$&')}'`
  return `'${word.replaceAll("'", `'\\''`)}'`
}
