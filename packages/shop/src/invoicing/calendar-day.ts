/** The day of a moment as `riyadhMinute` writes it, in the parts that a PDF's date has. */
export function calendarDay(minute: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = minute.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}
