import { colours, tableCells } from '../../grid/plurals.ts'
import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { gridTools as arabic } from '../ar/grid-tools.ts'

const leftOut = (count: number) =>
  count > 0 ? ` ${pieces(count, 'en')} ${count === 1 ? 'was' : 'were'} left out.` : ''

/** Messages of the quick ways to fill the grid, in English. */
export const gridTools = {
  quickWays: 'Quicker ways to fill in',
  more: 'More',
  paste: 'Paste from Excel',
  spread: 'Spread a number',
  copyRow: 'Copy a row to colours',
  help: (size: string, colour: string) =>
    `Type the number into its cell. For example, 6 below ${size} beside “${colour}”.`,
  clearGrid: 'Clear the grid',
  close: 'Close',
  cancel: 'Cancel',
  keyArrows: 'Arrow keys:',
  keyMove: 'move',
  keyEnter: 'next colour',
  keyPaste: 'paste a block',
  keyChange: 'more or less',
  keyEscape: 'undo',
  cleared: 'The grid is empty.',

  pasteHint:
    'Copy cells in Excel or Google Sheets and paste them here. Colours and sizes are recognised by their headings, in English and Arabic.',
  pasteField: 'Copied cells',
  nothingPasted: 'There are no quantities in what you pasted.',
  orFile: 'Or fill in a file and upload it',
  template: 'Download an empty sheet',
  chooseFile: 'Choose a filled file',
  fileHint: 'An Excel file (.xlsx) or CSV. You can also drop it here.',
  fileTooLarge: 'The file is too large. Choose one of up to 1 MB with a single sheet.',
  fileUnreadable: 'The file could not be read. Save it as .xlsx or CSV and try again.',
  fileNotRead: 'The connection was lost before the file could be read.',
  pasteTooLarge: 'That is too large. Paste up to 3,000 cells.',
  review: 'Check what you pasted',
  accepted: (cells: number, count: number, rejected: number) =>
    `${cells === 0 ? 'No cells accepted' : `${tableCells(cells, 'en')} accepted (${pieces(count, 'en')})`}${
      rejected === 0 ? '' : `, ${formatNumber(rejected)} rejected`
    }.`,
  colourInSheet: 'Colour in your sheet',
  colourFor: (text: string) => `Colour meant by “${text}”`,
  withoutSize: 'No size',
  withoutColour: 'No colour',
  colourForMissing: 'Colour for the pieces without one',
  leaveOut: 'Leave this row out',
  rejectedCell: (text: string) => `${text}, rejected`,
  unknownSize: (count: number) => `This product has no {size}, only {first} to {last}.${leftOut(count)}`,
  unknownColour: (text: string, count: number) =>
    `This product has no colour “\u2068${text}\u2069”.${leftOut(count)} Choose one for it if you like.`,
  noSize: (count: number) => `No size in your sheet: ${pieces(count, 'en')}, not added.`,
  noColour: (count: number) =>
    `No colour in your sheet: ${pieces(count, 'en')}, not added. Choose one if you like.`,
  outside: (count: number) => `Part of what you pasted reaches beyond the grid.${leftOut(count)}`,
  notANumber: (count: number): string =>
    count === 1 ? 'Not clearly a whole number: {cells}' : 'Not clearly whole numbers: {cells}',
  negative: (count: number): string =>
    count === 1 ? 'A negative quantity: {cells}' : 'Negative quantities: {cells}',
  fraction: (): string => 'Only whole pieces can be ordered: {cells}',
  unreadLine: (): string =>
    'Not understood: {cells}. Put a colour, a size and a number on each line, such as “Navy M 20”.',
  noHeads: (): string =>
    'It is not clear which colour and size these cells are for: {cells}. Paste them with the names of colours and sizes as headings.',
  whichNumber: (): string =>
    'It is not clear which column is the quantity: {cells}. Give each column a heading: Colour, Size, Quantity.',
  sizesOrPieces: (): string =>
    'These could be sizes or quantities: {cells}. Paste them with headings that say which.',
  secondTable: (): string =>
    'Another table for the same cells was left out: {cells}. Paste each table by itself.',
  aboveHeads: (): string => 'Numbers above the headings were left out: {cells}.',
  unevenRows: (): string =>
    'Some rows have a column more or less, perhaps because of a comma in a number: {cells}. Paste the cells straight from Excel.',
  severalProducts: (): string =>
    'Several products are listed, and this page sells one: {cells}. Paste the rows of this product alone.',
  tooMany: (most: number) => `The maximum order is ${pieces(most, 'en')}: {cells}`,
  howToPut: 'What is in the grid now',
  replaceGrid: 'Replace the grid',
  addToGrid: 'Add to what is there',
  putIn: (count: number) => (count === 0 ? 'Put in the grid' : `Put ${pieces(count, 'en')} in the grid`),
  pasted: (count: number, cells: number) => `Pasted ${pieces(count, 'en')} into ${tableCells(cells, 'en')}.`,

  notPieces: (text: string) => `“\u2068${text}\u2069” is not a whole number of pieces.`,
  tooManyTyped: (text: string, most: number) =>
    `“\u2068${text}\u2069” is more than can be ordered (${pieces(most, 'en')}).`,
  keptQuantity: (count: number) =>
    count === 0 ? 'Nothing was added.' : `The quantity stays ${formatNumber(count)}.`,
  howMany: 'How many pieces?',
  notAQuantity: 'Enter one whole number, such as 60.',
  intoColour: 'Colour',
  everyColour: 'All colours, this many each',
  run: 'Size run',
  runs: { '1-2-2-1': 'Natural', '1-2-3-2-1': 'Larger sizes' },
  evenly: 'Evenly',
  asLastOrder: 'As last ordered',
  noLastOrder: 'This product is not in your latest orders.',
  lastOrderFailed: 'Your orders could not be reached. Try again.',
  share: (size: string) => `Share of ${size}`,
  shares: 'Shares of the sizes',
  sharesHint: 'Change the shares as you like: the larger the number, the more pieces.',
  cannotSpread: 'Enter a number of pieces, and a share for at least one size.',
  spreadPieces: (count: number) => (count === 0 ? 'Spread' : `Spread ${pieces(count, 'en')}`),
  spreadDone: (count: number) => `Spread ${pieces(count, 'en')}.`,

  copyFrom: 'Copy the quantities of',
  copyTo: 'To',
  allColours: 'All colours',
  copyFirst: 'Enter quantities in one row first.',
  copyToColours: (count: number) => (count === 0 ? 'Copy' : `Copy to ${colours(count, 'en')}`),
  copied: (name: string, count: number) => `Copied ${name} to ${colours(count, 'en')}.`,
  fromColour: (name: string, count: number) => `${name} (${formatNumber(count)})`,

  shareDraft: 'Share the quantities by link',
  draftEmpty: 'Enter quantities in the grid first.',
  draftLink: (count: number) => `A link that opens this product with ${pieces(count, 'en')}`,
  draftHint:
    'The link itself holds the quantities; we store nothing. Whoever opens it can check, change and order them.',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  copyByKeys: 'Your browser did not allow copying. The link is selected: copy it from here.',
  sendByWhatsApp: 'Send by WhatsApp',
  draftMessage: (product: string, count: number) =>
    `These are the quantities I chose of ${product}: ${pieces(count, 'en')}. Open the link to check or order them:`,
  openedDraft: 'Quantities from a link',
  draftOpened: (count: number, inGrid: number) =>
    `The link has ${pieces(count, 'en')}, and your grid has ${pieces(inGrid, 'en')} now.`,
  keepGrid: 'Keep mine',
  draftPut: (count: number) => `Put ${pieces(count, 'en')} from the link into the grid.`,
  draftLeftOut: (cells: number) =>
    `${tableCells(cells, 'en')} of the link ${cells === 1 ? 'was' : 'were'} left out: the colour or size is no longer available.`,
  draftUnknown: 'The colours and sizes of this link are no longer available.',
  draftDamaged: 'This link is cut off or damaged. Ask its sender to copy all of it.',
} satisfies typeof arabic
