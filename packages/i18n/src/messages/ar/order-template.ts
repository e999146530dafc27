/** Messages of the spreadsheet to fill in, in Arabic. */
export const orderTemplate = {
  colour: 'اللون',
}
