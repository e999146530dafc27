/** Words of the cart slice, in Arabic: the shape that English follows. */
export const cart = {
  shopName: 'زيّ',
}
