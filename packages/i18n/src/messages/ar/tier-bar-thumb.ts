import { pieces } from '../../plurals.ts'

/** Messages of the pin on the tier bar and of the dock, in Arabic, the model for English. */
export const tierBarThumb = {
  pin: 'عدد القطع',
  pinAt: (count: number, each: string) =>
    count === 0 ? 'لم تختر أي قطعة' : `${pieces(count, 'ar')}، ${each} ريال للقطعة`,
  pull: 'اسحب لتحدّد العدد',
  dock: 'السعر والإجمالي',
  totalAnnouncement: (count: number, each: string, total: string) =>
    `${pieces(count, 'ar')}، ${each} ريال للقطعة، الإجمالي ${total} ريال`,
  lowerPrice: (totals: string) => `انخفض السعر: ${totals}`,
}
