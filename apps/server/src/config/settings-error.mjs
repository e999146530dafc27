// Plain JavaScript without libraries, like read-settings.mjs; so these messages are not in packages/i18n.

const EXAMPLE_S3_URL = 's3://KEY:SECRET@s3.example.com/bucket?region=us-east-1'

/**
 * One-line messages about invalid settings. Each names the variable and contains no secret. `given` is already quoted.
 * @typedef {typeof en} SettingMessages
 */

const en = {
  relaxedInPublic:
    'LIMITS must be normal when HOST or PUBLIC_URL lets other machines in: relaxed is for tests and measurements only',
  paymentInPublic:
    'PAYMENT must be set when HOST, PUBLIC_URL or TRUSTED_PROXIES lets other machines in: moyasar, or test for a shop that sells nothing',
  moyasarKey: 'MOYASAR_SECRET_KEY must be the secret key of your Moyasar account: sk_live_… or sk_test_…',
  moyasarSecret:
    'MOYASAR_WEBHOOK_SECRET must be the shared secret that you gave the webhook at Moyasar, of 16 characters or more',
  /** @param {string} given */
  port: (given) => `PORT must be a whole number from 0 to 65535, such as 3000, not ${given}`,
  /** @param {string} given */
  host: (given) =>
    `HOST must be an address or a name to listen on, such as 127.0.0.1 or 0.0.0.0, not ${given}`,
  hsts: 'HSTS must be a number of seconds, 0 for none, such as 86400 or 63072000; includeSubDomains',
  backupKey:
    'BACKUP_KEY must be the 64 hexadecimal digits in the file backup-key of the shop that made the backups',
  shopCommand:
    'SHOP_COMMAND must be how commands of the shop begin on this machine, in one line of up to 200 characters, such as npm run shop --',
  dataDir: 'DATA_DIR must be the path of a folder, such as ./data',
  envFile: {
    /** @param {string} file */
    unreadable: (file) => `${file} cannot be read: it must be a text file that this user may read`,
    /** @param {string} file */
    encoding: (file) =>
      `${file} is not saved as UTF-8, so that none of it would count: save it again as UTF-8 (Notepad: Save as, Encoding UTF-8)`,
    /** @param {string} file @param {number} line */
    line: (file, line) =>
      `Line ${line} of ${file} is no setting: write each as NAME=value, such as PORT=3001, and begin a note with #`,
  },
  /** @param {string} folder */
  folderGone: (folder) =>
    `The shop opened last was in ${folder}, and that folder is not there: plug its disk in or move the folder back, or choose another shop with DATA_DIR, such as DATA_DIR=./data`,
  /** @param {string} name @param {string} given */
  misspelt: (name, given) => `${name} must be spelt so: the variable ${given} is no setting of the shop`,
  migrationAlone:
    'MIGRATION_DATABASE_URL must be set beside DATABASE_URL only: the same database, as the role that owns its tables',
  /** @param {string} name @param {string} example */
  address: (name, example) => `${name} must be an address such as ${example}`,
  /** @param {string} name @param {string} given */
  sslMode: (name, given) =>
    `${name} must have sslmode=verify-full, or sslmode=disable within one private network, not sslmode=${given}`,
  /** @param {string} given */
  publicUrl: (given) =>
    `PUBLIC_URL must be the shop's address without a path, such as https://shop.example, not ${given}`,
  /** @param {string} given */
  proxies: (given) =>
    `TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, loopback or private, with commas between, not ${given}`,
  /** @param {string} name @param {string[]} choices @param {string} given */
  choice: (name, choices, given) => `${name} must be ${choices.join(' or ')}, not ${given}`,
  media: {
    address: `MEDIA_URL must be the address of an S3-compatible store, such as ${EXAMPLE_S3_URL}; write a / in the secret as %2F`,
    bucket: `MEDIA_URL must name a bucket after the host, of 3 to 63 letters and digits, such as ${EXAMPLE_S3_URL}`,
    prefix: 'MEDIA_URL must have letters, digits, - and _ alone after its bucket, such as /bucket/pictures',
    key: 'MEDIA_URL must have a key and its secret (s3://KEY:SECRET@…, a / in the secret written %2F), or they have to be in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    options: 'MEDIA_URL must have no options after its ? but region=… and tls=off',
    tls: 'MEDIA_URL must have tls=on or tls=off, if any',
    region: "MEDIA_URL must have its bucket's region as region=…, such as region=eu-central-1",
  },
}

/** @type {SettingMessages} */
const ar = {
  relaxedInPublic:
    'قيمة LIMITS يجب أن تكون normal ما دام HOST أو PUBLIC_URL يفتح المتجر لأجهزة أخرى: القيمة relaxed للاختبار والقياس فقط',
  paymentInPublic:
    'عيّن PAYMENT ما دام HOST أو PUBLIC_URL أو TRUSTED_PROXIES يفتح المتجر لأجهزة أخرى: إما moyasar، أو test لمتجر لا يبيع شيئًا',
  moyasarKey: 'قيمة MOYASAR_SECRET_KEY هي المفتاح السري لحسابك في ميسر: sk_live_… أو sk_test_…',
  moyasarSecret:
    'قيمة MOYASAR_WEBHOOK_SECRET هي السر المشترك الذي أعطيته للـ webhook في ميسر، من 16 حرفًا أو أكثر',
  port: (given) => `قيمة PORT عدد صحيح من 0 إلى 65535، مثل 3000، وليست ${given}`,
  host: (given) => `قيمة HOST عنوان أو اسم يستمع عليه الخادم، مثل 127.0.0.1 أو 0.0.0.0، وليست ${given}`,
  hsts: 'قيمة HSTS عدد من الثواني، والصفر للإيقاف، مثل 86400 أو 63072000; includeSubDomains',
  backupKey: 'قيمة BACKUP_KEY هي الخانات الست عشرية الـ64 في الملف backup-key للمتجر الذي صنع النسخ',
  shopCommand:
    'قيمة SHOP_COMMAND هي بداية أوامر المتجر على هذا الجهاز، في سطر واحد لا يزيد على 200 حرف، مثل npm run shop --',
  dataDir: 'قيمة DATA_DIR مسار مجلد، مثل ./data',
  envFile: {
    unreadable: (file) => `لا تمكن قراءة ${file}: يلزم أن يكون ملفًا نصيًا يحق لهذا المستخدم قراءته`,
    encoding: (file) =>
      `الملف ${file} ليس محفوظًا بترميز UTF-8، فلن يُقرأ منه شيء: احفظه من جديد بترميز UTF-8 (في المفكرة: حفظ باسم، ثم الترميز UTF-8)`,
    line: (file, line) =>
      `السطر ${line} في ${file} ليس إعدادًا: اكتب كل إعداد على هيئة NAME=value، مثل PORT=3001، وابدأ الملاحظة بالعلامة #`,
  },
  folderGone: (folder) =>
    `آخر متجر فُتح كان في ${folder}، والمجلد ليس هناك: صِل قرصه أو أعد المجلد إلى مكانه، أو اختر متجرًا آخر بالمتغير DATA_DIR، مثل DATA_DIR=./data`,
  misspelt: (name, given) => `يُكتب الإعداد ${name} بهذه الصورة: المتغير ${given} ليس من إعدادات المتجر`,
  migrationAlone:
    'لا يُعيّن MIGRATION_DATABASE_URL إلا مع DATABASE_URL: وهو قاعدة البيانات نفسها بالدور الذي يملك جداولها',
  address: (name, example) => `قيمة ${name} عنوان مثل ${example}`,
  sslMode: (name, given) =>
    `الخيار في ${name} هو sslmode=verify-full، أو sslmode=disable داخل شبكة خاصة واحدة، وليس sslmode=${given}`,
  publicUrl: (given) => `قيمة PUBLIC_URL عنوان المتجر بلا مسار، مثل https://shop.example، وليست ${given}`,
  proxies: (given) =>
    `قيمة TRUSTED_PROXIES عناوين أو نطاقات مثل 10.0.0.0/8 أو loopback أو private، تفصل بينها فواصل، وليست ${given}`,
  choice: (name, choices, given) => `قيمة ${name} هي ${choices.join(' أو ')}، وليست ${given}`,
  media: {
    address: `قيمة MEDIA_URL عنوان مخزن متوافق مع S3، مثل ${EXAMPLE_S3_URL}؛ وتُكتب / داخل السر %2F`,
    bucket: `يلزم في MEDIA_URL اسم حاوية بعد المضيف، من 3 إلى 63 حرفًا ورقمًا، مثل ${EXAMPLE_S3_URL}`,
    prefix: 'لا يأتي في MEDIA_URL بعد اسم الحاوية إلا حروف وأرقام و - و _، مثل /bucket/pictures',
    key: 'يلزم في MEDIA_URL مفتاح وسره (s3://KEY:SECRET@…، وتُكتب / داخل السر %2F)، أو تعيينهما في AWS_ACCESS_KEY_ID و AWS_SECRET_ACCESS_KEY',
    options: 'لا خيارات في MEDIA_URL بعد ? إلا region=… و tls=off',
    tls: 'خيار tls في MEDIA_URL إما tls=on أو tls=off',
    region: 'يلزم في MEDIA_URL منطقة الحاوية بالخيار region=…، مثل region=eu-central-1',
  },
}

const messages = { ar, en }

/** An invalid setting. The message is one English line that names the variable. */
export class SettingsError extends Error {
  /** @override */
  name = 'SettingsError'
  #issue

  /** @param {(messages: SettingMessages) => string} issue */
  constructor(issue) {
    super(issue(en))
    this.#issue = issue
  }

  /**
   * Returns the message in a language of the shop.
   * @param {'ar' | 'en'} locale
   */
  in(locale) {
    return this.#issue(messages[locale])
  }
}
