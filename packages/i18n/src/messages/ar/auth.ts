/** Messages of the login, the sign-up and the reset of a password, in Arabic, the model for English. */
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
  reset: {
    title: 'استعادة كلمة المرور',
    description: 'كلمة مرور جديدة برمز تطلبه لبريد حسابك.',
    step: (number: number) => `الخطوة ${number} من 3: البريد، الرمز، كلمة المرور الجديدة`,
    email: {
      text: 'اكتب بريد حسابك، ونرسل إليه رمزًا من 4 أرقام.',
      /** In a shop without a mail server. `{contact}`: its phone, or a link to the contact page. */
      textWithoutMail: 'اكتب بريد حسابك واطلب رمزًا من 4 أرقام، ثم تواصل معنا لتأخذه: {contact}.',
      submit: 'أرسل الرمز',
      sending: 'جارٍ الإرسال…',
    },
    code: {
      title: 'أدخل الرمز',
      /** `{email}`: the address that was typed. */
      text: 'إن كان للبريد {email} حساب فستصله رسالة فيها رمز من 4 أرقام صالح 10 دقائق، أو رابط تفتحه.',
      textWithoutMail:
        'إن كان للبريد {email} حساب فرمزه عندنا، وهو صالح 10 دقائق. تواصل معنا لتأخذه: {contact}.',
      digit: (number: number) => `الرقم ${number} من 4`,
      submit: 'تحقّق',
      sending: 'جارٍ التحقق…',
      again: 'أرسل رمزًا آخر',
      sentAgain: 'أرسلنا رسالة أخرى',
      readyAgain: 'رمز آخر جاهز، فتواصل معنا لتأخذه',
      ended: 'لم يعد هذا الرمز صالحًا. اطلب رمزًا آخر.',
      otherEmail: 'بريد آخر',
    },
    password: {
      title: 'كلمة مرور جديدة',
      text: 'بعد تغييرها يتم تسجيل الخروج من كل أجهزتك، ثم تدخل بها من جديد.',
      submit: 'غيّر كلمة المرور',
      sending: 'جارٍ التغيير…',
      startAgain: 'اطلب رمزًا جديدًا',
    },
    fields: {
      otp: { label: 'رمز التحقق', missing: 'أدخل الرمز الذي وصلك', wrong: 'الرمز 4 أرقام' },
      new_password: {
        label: 'كلمة المرور الجديدة',
        missing: 'اكتب كلمة المرور الجديدة',
        wrong: 'اكتب كلمة مرور من 8 إلى 128 حرفًا',
      },
      confirmPassword: {
        label: 'تأكيد كلمة المرور',
        missing: 'أعد كتابة كلمة المرور',
        wrong: 'كلمتا المرور غير متطابقتين',
      },
    },
    backToLogin: 'العودة إلى تسجيل الدخول',
  },
  needsScripts: 'فعّل JavaScript في متصفحك لتسجيل الدخول.',
}
