/** Messages of the pictures at full screen, in Arabic, the model for English. */
export const imageViewer = {
  close: 'إغلاق الصور',
  previous: 'السابقة',
  next: 'التالية',
  zoom: 'تكبير الصورة',
}
