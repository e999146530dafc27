import { nextEmail, quantities, type Shop, sendJson } from './shop.ts'

type Ids = { id: string }[]

/** The requests of Vendure's documented checkout, in a new session for each order: seven for an order. */
export async function vendureShop(origin: string, slug: string, processId: number): Promise<Shop> {
  const address = `${origin}/shop-api`
  const ask = async (query: string, variables: object = {}, token?: string) => {
    const answer = await sendJson(
      address,
      { query, variables },
      token === undefined ? {} : { authorization: `Bearer ${token}` },
    )
    const { data, errors } = answer.data as { data?: Record<string, unknown>; errors?: unknown }
    const failed = Object.values(data ?? {}).find((part) => (part as { message?: string }).message)
    if (errors || failed) throw new Error(JSON.stringify(errors ?? failed))
    return { data: data ?? {}, token: answer.headers.get('vendure-auth-token') ?? token }
  }
  const list = () =>
    ask(`{ search(input: { take: 12, groupByProduct: true }) { totalItems items {
      productId productName slug description productAsset { preview }
      priceWithTax { ... on PriceRange { min max } } } } }`)
  const product = () =>
    ask(
      `query ($slug: String!) { product(slug: $slug) { id name description optionGroups { name options { id name } }
        variants { id sku priceWithTax stockLevel options { id name } } } }`,
      { slug },
    )
  const { variants } = (await product()).data.product as { variants: Ids }

  const error = '... on ErrorResult { message }'
  const inputs = quantities(15).map((quantity, nth) => ({ productVariantId: variants[nth]?.id, quantity }))
  const order = async () => {
    const { token } = await ask(
      'mutation ($inputs: [AddItemInput!]!) { addItemsToOrder(inputs: $inputs) { errorResults { __typename } } }',
      { inputs },
    )
    const next = (query: string, variables?: object) => ask(query, variables, token)
    await next(
      `mutation ($email: String!) { setCustomerForOrder(input: { firstName: "Noura", lastName: "A",
        emailAddress: $email, phoneNumber: "0501234567" }) { __typename ${error} } }`,
      { email: nextEmail() },
    )
    await next(`mutation { setOrderShippingAddress(input: { streetLine1: "Olaya 12", city: "Riyadh",
      countryCode: "SA" }) { __typename ${error} } }`)
    const shipping = await next('{ eligibleShippingMethods { id } }')
    await next(
      `mutation ($ids: [ID!]!) { setOrderShippingMethod(shippingMethodId: $ids) { __typename ${error} } }`,
      {
        ids: (shipping.data.eligibleShippingMethods as Ids).map(({ id }) => id),
      },
    )
    await next(`mutation { transitionOrderToState(state: "ArrangingPayment") { __typename ${error} } }`)
    await next(
      `mutation { addPaymentToOrder(input: { method: "bank-transfer", metadata: {} }) { __typename ${error} } }`,
    )
  }
  return { list, product, order, processId }
}
