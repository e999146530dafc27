/** Messages of the login, the sign-up and the reset of a password, in Arabic: the shape that English follows. */
export const auth = {
  title: 'تسجيل الدخول',
  description: 'ادخل إلى حسابك أو أنشئ حسابًا جديدًا.',
  toContinue: 'سجّل الدخول أو أنشئ حسابًا، ثم تتابع من حيث توقفت.',
  continueAsGuest: 'أو أكمل الطلب بلا حساب',
  login: {
    title: 'أهلًا بعودتك',
    text: 'طلباتك وعناوينك وفواتيرك في مكان واحد.',
    forgotten: 'نسيت كلمة المرور؟',
    submit: 'دخول',
    sending: 'جارٍ الدخول…',
  },
  signup: {
    title: 'حساب جديد',
    text: 'يستغرق دقيقة، ولا يلزم للشراء.',
    submit: 'أنشئ الحساب',
    sending: 'جارٍ إنشاء الحساب…',
  },
  fields: {
    fname: { label: 'الاسم الأول', missing: 'اكتب اسمك الأول', wrong: 'اكتب اسمك الأول' },
    lname: { label: 'اسم العائلة', missing: 'اكتب اسم العائلة', wrong: 'اكتب اسم العائلة' },
    email: {
      label: 'البريد الإلكتروني',
      missing: 'اكتب بريدك الإلكتروني',
      wrong: 'اكتب بريدًا صحيحًا، مثل name@example.com',
    },
    phone: {
      label: 'رقم الجوال',
      missing: 'اكتب رقم جوالك',
      wrong: 'اكتب 10 أرقام مثل 0551234567، أو رقمًا خليجيًّا بمفتاح دولته',
    },
    job_title: {
      label: 'المسمّى الوظيفي',
      missing: 'اكتب مسمّاك الوظيفي',
      wrong: 'اكتب مسمّاك الوظيفي',
    },
    password: {
      label: 'كلمة المرور',
      missing: 'اكتب كلمة المرور',
      wrong: 'اكتب كلمة مرور من 8 إلى 128 حرفًا',
    },
    password_confirmation: {
      label: 'تأكيد كلمة المرور',
      missing: 'أعد كتابة كلمة المرور',
      wrong: 'كلمتا المرور غير متطابقتين',
    },
  },
  passwordHint: '8 أحرف على الأقل',
  needsScripts: 'فعّل JavaScript في متصفحك لتسجيل الدخول.',
}
