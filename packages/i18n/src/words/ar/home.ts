/** Words of the home slice, in Arabic: the shape that English follows. */
export const home = {
  shopName: 'زيّ',
}
