/** Words of the product slice, in Arabic: the shape that English follows. */
export const product = {
  shopName: 'زيّ',
}
