const { readFileSync, writeFileSync } = require('node:fs')
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils')
const {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} = require('@medusajs/medusa/core-flows')

/** Fills an empty Medusa with the products and writes the ids that its store API needs to `STORE_FILE`. */
exports.default = async function fill({ container }) {
  const products = JSON.parse(readFileSync(process.env.PRODUCTS_FILE, 'utf8'))
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] })
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'Shop', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  const [region] = await run(createRegionsWorkflow, {
    regions: [
      {
        name: 'Saudi Arabia',
        currency_code: 'sar',
        countries: ['sa'],
        payment_providers: ['pp_system_default'],
      },
    ],
  })
  await run(createTaxRegionsWorkflow, [
    {
      country_code: 'sa',
      provider_id: 'tp_system',
      default_tax_rate: { name: 'VAT', code: 'VAT', rate: 15 },
    },
  ])
  const [location] = await run(createStockLocationsWorkflow, {
    locations: [{ name: 'Riyadh', address: { city: 'Riyadh', country_code: 'SA', address_1: '' } }],
  })
  await run(linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const [profile] = await run(createShippingProfilesWorkflow, {
    data: [{ name: 'Default', type: 'default' }],
  })
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'Saudi Arabia', geo_zones: [{ country_code: 'sa', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  const [shipping] = await run(createShippingOptionsWorkflow, [
    {
      name: 'Courier',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Courier', description: 'Courier', code: 'courier' },
      prices: [{ currency_code: 'sar', amount: 25 }],
    },
  ])
  const created = await run(createProductsWorkflow, {
    products: products.map(({ name, slug, description, price, colours, sizes }) => ({
      title: name,
      handle: slug,
      description,
      status: 'published',
      shipping_profile_id: profile.id,
      options: [
        { title: 'Colour', values: colours },
        { title: 'Size', values: sizes },
      ],
      variants: colours.flatMap((colour, c) =>
        sizes.map((size, s) => ({
          title: `${colour} ${size}`,
          sku: `${slug}-${c}-${s}`,
          manage_inventory: false,
          options: { Colour: colour, Size: size },
          prices: [{ amount: price, currency_code: 'sar' }],
        })),
      ),
      sales_channels: [{ id: channel.id }],
    })),
  })
  const store = { key: key.token, region: region.id, shipping: shipping.id, products: created.length }
  writeFileSync(process.env.STORE_FILE, JSON.stringify(store))
}
