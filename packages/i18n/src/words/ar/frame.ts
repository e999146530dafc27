/** Words of the frame slice, in Arabic: the shape that English follows. */
export const frame = {
  shopName: 'زيّ',
}
