import type { Locale } from '@zayy/i18n/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import styles from './gallery.module.css'

const messages = {
  ar: {
    act: 'أضف إلى السلة',
    acting: 'جارٍ الإضافة',
    label: 'اسم الجهة',
    value: 'عيادة الواحة',
    hint: 'كما تريده في الفاتورة',
    optional: 'اختياري',
    error: 'اكتب اسم الجهة',
    heading: 'زي يليق بعملك',
    sentence: 'قمصان سكراب من قطن ممشط، بثمانية ألوان ومقاسات من XS إلى 5XL.',
    colours: ['كحلي', 'زيتي', 'خمري'],
    product: 'قميص سكراب بياقة V',
    category: 'الملابس الطبية',
    status: 'قيد التنفيذ',
    close: 'إغلاق',
    open: 'افتح',
    quantity: 'الكمية',
    less: 'أقل',
    more: 'أكثر',
    done: 'أضيفت 47 قطعة إلى سلتك.',
    failed: 'تعذّر الإرسال. تحقّق من اتصالك وحاول مرة أخرى.',
  },
  en: {
    act: 'Add to cart',
    acting: 'Adding',
    label: 'Organisation',
    value: 'Al Waha Clinic',
    hint: 'As it should read on the invoice',
    optional: 'optional',
    error: 'Enter the name of the organisation',
    heading: 'Uniforms made for work',
    sentence: 'Scrub tops in combed cotton, in eight colours and sizes from XS to 5XL.',
    colours: ['Navy', 'Olive', 'Burgundy'],
    product: 'V-neck scrub top',
    category: 'Medical wear',
    status: 'In progress',
    close: 'Close',
    open: 'Open',
    quantity: 'Quantity',
    less: 'Less',
    more: 'More',
    done: '47 pieces were added to your cart.',
    failed: 'It could not be sent. Check your connection and try again.',
  },
} satisfies Record<Locale, Record<string, string | string[]>>

export function useSampleMessages() {
  return messages[useLocale()]
}

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** A state named as in docs/design.md. `wide` takes the full width. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? `${styles.state} ${styles.wide}` : styles.state}>
      <p className={styles.name} lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}
