// Plain JavaScript without libraries, like settings-error.mjs: `npm start` prints them before anything is installed.

const en = {
  /** @param {string} folder */
  openedLast: (folder) => `The shop in ${folder}, the one opened last (DATA_DIR opens another)`,
  /** @param {string} folder @param {string} project */
  notRemembered: (folder, project) =>
    `Commands need DATA_DIR=${folder}: the folder could not be remembered in ${project}`,
  /** @param {number} oldest @param {string} found */
  oldNode: (oldest, found) =>
    `Zayy needs Node.js ${oldest} or newer, but this is ${found}: install a newer one from https://nodejs.org`,
  installing: 'Installing packages (only when the lock file has changed; takes about a minute)',
  installFailed:
    'The packages could not be installed: see the lines above. Check the internet connection and run npm start again.',
  buildFailed:
    'The pages could not be built: see the lines above. Delete the folder node_modules and run npm start again.',
  building: 'Building the pages (only when their sources have changed; takes some seconds)',
  database: 'Opening the database',
  demo: 'The shop is empty: filling it with the demo catalogue',
  demoSteps: {
    check: 'checking its products',
    images: 'reading its pictures',
    keep: 'keeping its pictures',
    store: 'writing it into the database',
  },
  /** @param {string} address */
  open: (address) => `The shop is open at ${address}`,
  /** @param {string} address */
  alreadyOpen: (address) => `The shop is already open at ${address}`,
  /** @param {string} address */
  openBeforeUpdate: (address) =>
    `The shop is open at ${address}, but not updated yet. Stop it (Ctrl-C in its window), then run npm start again: the update takes about a minute.`,
  /** Why the shop could not become an ordinary user, by what that user may not do. */
  runsAsRoot: {
    /** @param {number} uid @param {string} folder */
    enter: (uid, folder) =>
      `The shop runs as root, because the user number ${uid} may not enter ${folder}: an ordinary user is safer`,
    /** @param {number} uid @param {string} folder */
    read: (uid, folder) =>
      `The shop runs as root, because the user number ${uid} may not read the program in ${folder}: an ordinary user is safer`,
  },
}

/** @type {typeof en} */
const ar = {
  openedLast: (folder) => `المتجر في ${folder}، وهو آخر متجر فُتح (وDATA_DIR يفتح غيره)`,
  notRemembered: (folder, project) =>
    `تحتاج الأوامر إلى DATA_DIR=${folder}: تعذّر حفظ اسم المجلد في ${project}`,
  oldNode: (oldest, found) =>
    `يحتاج المتجر إلى Node.js بالإصدار ${oldest} أو أحدث، وهذا ${found}: ثبّت إصدارًا أحدث من https://nodejs.org`,
  installing: 'تثبيت ما يحتاج إليه البرنامج (أول مرة وبعد كل تحديث، ويستغرق نحو دقيقة)',
  installFailed:
    'تعذّر تثبيت ما يحتاج إليه البرنامج: انظر الأسطر السابقة. تأكد من الاتصال بالإنترنت ثم شغّل npm start من جديد.',
  buildFailed: 'تعذّر تجهيز الصفحات: انظر الأسطر السابقة. احذف المجلد node_modules ثم شغّل npm start من جديد.',
  building: 'تجهيز الصفحات (أول مرة وبعد كل تحديث، ويستغرق ثواني)',
  database: 'فتح قاعدة البيانات',
  demo: 'المتجر فارغ: نملؤه بالعرض التجريبي',
  demoSteps: {
    check: 'فحص منتجاته',
    images: 'قراءة صوره',
    keep: 'حفظ صوره',
    store: 'كتابته في قاعدة البيانات',
  },
  open: (address) => `متجرك مفتوح: ${address}`,
  alreadyOpen: (address) => `متجرك مفتوح من قبل: ${address}`,
  openBeforeUpdate: (address) =>
    `متجرك مفتوح على ${address} ولم يُحدَّث بعد. أوقفه (Ctrl-C في نافذته) ثم شغّل npm start من جديد. يستغرق التحديث نحو دقيقة.`,
  runsAsRoot: {
    enter: (uid, folder) =>
      `يعمل المتجر باسم root لأن المستخدم رقم ${uid} لا يحق له دخول ${folder}. والأسلم أن يعمل باسم مستخدم عادي.`,
    read: (uid, folder) =>
      `يعمل المتجر باسم root لأن المستخدم رقم ${uid} لا يحق له قراءة البرنامج في ${folder}. والأسلم أن يعمل باسم مستخدم عادي.`,
  },
}

/** Progress of a start, by the owner's language. */
export const startMessages = { ar, en }
