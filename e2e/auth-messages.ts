import type { Locale } from './locales.ts'

/** What a person reads where one logs in and out. */
const arabic = {
  account: 'حسابي',
  signIn: 'تسجيل الدخول',
  loginTitle: 'أهلًا بعودتك',
  signupTitle: 'حساب جديد',
  logIn: 'دخول',
  signUp: 'أنشئ الحساب',
  toContinue: /ثم تتابع من حيث توقفت/,
  continueAsGuest: 'أو أكمل الطلب بلا حساب',
  forgotten: 'نسيت كلمة المرور؟',
  fields: {
    fname: 'الاسم الأول',
    lname: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'رقم الجوال',
    job: 'المسمّى الوظيفي (اختياري)',
    password: 'كلمة المرور',
    confirmation: 'تأكيد كلمة المرور',
  },
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  missing: { fname: 'اكتب اسمك الأول', password: 'اكتب كلمة المرور' },
  wrong: { email: /name@example.com/, phone: /اكتب 10 أرقام/, confirmation: 'كلمتا المرور غير متطابقتين' },
  taken: /لهذا البريد حساب بالفعل/,
  common: /سهلة التخمين/,
  credentials: /البريد الإلكتروني أو كلمة المرور غير صحيحة/,
  tooOften: 'محاولات كثيرة. حاول بعد 15 دقيقة.',
  loginEnded: /انتهت جلستك/,
}

const english: typeof arabic = {
  account: 'My account',
  signIn: 'Log in',
  loginTitle: 'Welcome back',
  signupTitle: 'New account',
  logIn: 'Log in',
  signUp: 'Create account',
  toContinue: /go on where you left off/,
  continueAsGuest: 'Or order without an account',
  forgotten: 'Forgot your password?',
  fields: {
    fname: 'First name',
    lname: 'Last name',
    email: 'E-mail',
    phone: 'Mobile number',
    job: 'Job title (optional)',
    password: 'Password',
    confirmation: 'Confirm password',
  },
  showPassword: 'Show: Password',
  hidePassword: 'Hide: Password',
  missing: { fname: 'Enter your first name', password: 'Enter your password' },
  wrong: { email: /name@example.com/, phone: /Enter 10 digits/, confirmation: 'Passwords must match' },
  taken: /already has an account/,
  common: /easy to guess/,
  credentials: /e-mail address or the password|E-mail address or password/i,
  tooOften: 'Too many attempts. Try again in 15 minutes.',
  loginEnded: /session has ended/,
}

export const authMessages: Record<Locale, typeof arabic> = { ar: arabic, en: english }
