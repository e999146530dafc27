import { readDay } from '@zayy/domain/calendar-day'
import { CommandFailure } from './command-line/command.ts'

/**
 * Reads the day that an option names, YYYY-MM-DD; undefined where it is left out.
 * @param refusal says that it is no day; with `gregorian`, that it is a Hijri day
 * @throws CommandFailure 2
 */
export function readTypedDay(
  typed: string | undefined,
  option: string,
  refusal: (option: string, gregorian?: string) => string,
): string | undefined {
  if (typed === undefined) return undefined
  const read = readDay(typed)
  if ('day' in read) return read.day
  const message = read.issue === 'hijri' ? refusal(option, read.gregorian) : refusal(option)
  throw new CommandFailure(message, 2)
}
