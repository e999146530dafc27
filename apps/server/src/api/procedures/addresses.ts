import { apiMessages } from '@zayy/i18n/messages/api'
import { addAddress, removeAddress, updateAddress } from '@zayy/shop/addresses/change-addresses'
import { getAddress, listAddresses } from '@zayy/shop/addresses/list-addresses'
import { customerOf } from '../actor.ts'
import { implementer } from '../implementer.ts'

export const addressesRouter = implementer.addresses.router({
  list: implementer.addresses.list.handler(async ({ context }) => ({
    data: await listAddresses(context.database, context.locale, customerOf(context)),
  })),
  get: implementer.addresses.get.handler(async ({ context, input }) => ({
    data: await getAddress(context.database, context.locale, customerOf(context), input.id),
  })),
  add: implementer.addresses.add.handler(async ({ context, input }) => ({
    data: await addAddress(
      context.database,
      context.locale,
      customerOf(context),
      input,
      context.nationalAddress,
    ),
    message: apiMessages[context.locale].addressAdded,
  })),
  update: implementer.addresses.update.handler(async ({ context, input }) => ({
    data: await updateAddress(
      context.database,
      context.locale,
      customerOf(context),
      input,
      context.nationalAddress,
    ),
    message: apiMessages[context.locale].addressUpdated,
  })),
  remove: implementer.addresses.remove.handler(async ({ context, input }) => {
    await removeAddress(context.database, customerOf(context), input.id)
    return { data: {}, message: apiMessages[context.locale].addressRemoved }
  }),
})
