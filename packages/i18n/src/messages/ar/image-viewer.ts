/** Messages of the pictures at full screen, in Arabic: the shape that English follows. */
export const imageViewer = {
  close: 'إغلاق الصور',
  previous: 'السابقة',
  next: 'التالية',
  zoom: 'تكبير الصورة',
}
