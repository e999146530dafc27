/** Messages that say why the visitor sees the login page, in Arabic. */
export const loginNotices = {
  loggedOut: 'تم تسجيل الخروج',
  loginEnded: 'انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت، فما كتبته محفوظ.',
  passwordReset: 'تم تغيير كلمة المرور. سجّل الدخول بها.',
}
