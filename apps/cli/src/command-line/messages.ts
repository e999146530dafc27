import type { Locale } from '@zayy/i18n/locale'
import { api as apiAr } from '@zayy/i18n/messages/ar/api'
import { backupCommands as backupCommandsAr } from '@zayy/i18n/messages/ar/backup-commands'
import { commandLine as commandLineAr } from '@zayy/i18n/messages/ar/command-line'
import { contentCommands as contentCommandsAr } from '@zayy/i18n/messages/ar/content-commands'
import { couponCommands as couponCommandsAr } from '@zayy/i18n/messages/ar/coupon-commands'
import { customerCommands as customerCommandsAr } from '@zayy/i18n/messages/ar/customer-commands'
import { doctorCommands as doctorCommandsAr } from '@zayy/i18n/messages/ar/doctor-commands'
import { messageCommands as messageCommandsAr } from '@zayy/i18n/messages/ar/message-commands'
import { orderCommands as orderCommandsAr } from '@zayy/i18n/messages/ar/order-commands'
import { productFiles as productFilesAr } from '@zayy/i18n/messages/ar/product-files'
import { orderEntry as orderEntryAr } from '@zayy/i18n/messages/ar/order-entry'
import { report as reportAr } from '@zayy/i18n/messages/ar/report'
import { settingCommands as settingCommandsAr } from '@zayy/i18n/messages/ar/setting-commands'
import { zatcaCommands as zatcaCommandsAr } from '@zayy/i18n/messages/ar/zatca-commands'
import { setupCommands as setupCommandsAr } from '@zayy/i18n/messages/ar/setup-commands'
import { api as apiEn } from '@zayy/i18n/messages/en/api'
import { shopChanges as shopChangesAr } from '@zayy/i18n/messages/ar/shop-changes'
import { backupCommands as backupCommandsEn } from '@zayy/i18n/messages/en/backup-commands'
import { commandLine as commandLineEn } from '@zayy/i18n/messages/en/command-line'
import { contentCommands as contentCommandsEn } from '@zayy/i18n/messages/en/content-commands'
import { couponCommands as couponCommandsEn } from '@zayy/i18n/messages/en/coupon-commands'
import { customerCommands as customerCommandsEn } from '@zayy/i18n/messages/en/customer-commands'
import { doctorCommands as doctorCommandsEn } from '@zayy/i18n/messages/en/doctor-commands'
import { messageCommands as messageCommandsEn } from '@zayy/i18n/messages/en/message-commands'
import { orderCommands as orderCommandsEn } from '@zayy/i18n/messages/en/order-commands'
import { productFiles as productFilesEn } from '@zayy/i18n/messages/en/product-files'
import { orderEntry as orderEntryEn } from '@zayy/i18n/messages/en/order-entry'
import { report as reportEn } from '@zayy/i18n/messages/en/report'
import { settingCommands as settingCommandsEn } from '@zayy/i18n/messages/en/setting-commands'
import { zatcaCommands as zatcaCommandsEn } from '@zayy/i18n/messages/en/zatca-commands'
import { setupCommands as setupCommandsEn } from '@zayy/i18n/messages/en/setup-commands'
import { vat as vatAr } from '@zayy/i18n/messages/ar/vat'
import { vat as vatEn } from '@zayy/i18n/messages/en/vat'
import { CHECKOUT_COMMAND, spellCommands } from '@zayy/i18n/shop-command'
import { shopChanges as shopChangesEn } from '@zayy/i18n/messages/en/shop-changes'

const ar = {
  /** Words of order statuses. */
  api: { statuses: apiAr.statuses, refundedStatus: apiAr.refundedStatus },
  backupCommands: backupCommandsAr,
  commandLine: commandLineAr,
  contentCommands: contentCommandsAr,
  couponCommands: couponCommandsAr,
  customerCommands: customerCommandsAr,
  doctorCommands: doctorCommandsAr,
  messageCommands: messageCommandsAr,
  orderCommands: orderCommandsAr,
  productFiles: productFilesAr,
  orderEntry: orderEntryAr,
  report: reportAr,
  settingCommands: settingCommandsAr,
  setupCommands: setupCommandsAr,
  shopChanges: shopChangesAr,
  zatcaCommands: zatcaCommandsAr,
  vat: vatAr,
}

export type CommandMessages = typeof ar

const en: CommandMessages = {
  api: { statuses: apiEn.statuses, refundedStatus: apiEn.refundedStatus },
  backupCommands: backupCommandsEn,
  commandLine: commandLineEn,
  contentCommands: contentCommandsEn,
  couponCommands: couponCommandsEn,
  customerCommands: customerCommandsEn,
  doctorCommands: doctorCommandsEn,
  messageCommands: messageCommandsEn,
  orderCommands: orderCommandsEn,
  productFiles: productFilesEn,
  orderEntry: orderEntryEn,
  report: reportEn,
  settingCommands: settingCommandsEn,
  setupCommands: setupCommandsEn,
  shopChanges: shopChangesEn,
  zatcaCommands: zatcaCommandsEn,
  vat: vatEn,
}

/** Returns how commands begin on this machine; settings that are read later check it. */
export function commandStart({ SHOP_COMMAND }: NodeJS.ProcessEnv): string {
  return SHOP_COMMAND?.trim() || CHECKOUT_COMMAND
}

/** @param start how commands begin on this machine */
export function commandMessages(locale: Locale, start: string = CHECKOUT_COMMAND): CommandMessages {
  return spellCommands(locale === 'ar' ? ar : en, start)
}
