/**
 * Every call's method and path below `/{lang}/api`, by feature and procedure. The contract adds schemas to this table for the
 * server; a browser's client is built from the table alone, so that no schema reaches it.
 */
export const routes = {
  settings: {
    get: { method: 'GET', path: '/settings' },
  },
  home: {
    get: { method: 'GET', path: '/home' },
    sponsors: { method: 'GET', path: '/sponsors' },
  },
  catalog: {
    products: { method: 'GET', path: '/products' },
    suggest: { method: 'GET', path: '/suggest' },
    product: { method: 'GET', path: '/products/{id}' },
    related: { method: 'GET', path: '/products/{id}/related' },
    orderTemplate: { method: 'GET', path: '/products/{id}/order-template' },
    rates: { method: 'GET', path: '/products/{id}/rates' },
    cartProducts: { method: 'GET', path: '/cart-products' },
    productCards: { method: 'GET', path: '/product-cards' },
    category: { method: 'GET', path: '/category/{id}' },
  },
  content: {
    sectionAboutus: { method: 'GET', path: '/sectionAboutus' },
    page: { method: 'GET', path: '/page/{id}' },
    blogs: { method: 'GET', path: '/blogs' },
    blog: { method: 'GET', path: '/blogs/{id}' },
    blogCategories: { method: 'GET', path: '/blog-categories' },
  },
  places: {
    countries: { method: 'GET', path: '/countries' },
    cities: { method: 'GET', path: '/cities/{country}' },
    areas: { method: 'GET', path: '/areas/{city}' },
  },
  checkout: {
    coupon: { method: 'GET', path: '/coupon' },
  },
  contact: {
    send: { method: 'POST', path: '/contact' },
    subscribe: { method: 'POST', path: '/subscribe' },
    unsubscribe: { method: 'POST', path: '/newsletter/leave/{token}' },
  },
  accounts: {
    signup: { method: 'POST', path: '/signup', successStatus: 201 },
    login: { method: 'POST', path: '/login' },
    logout: { method: 'GET', path: '/logout' },
    logoutEverywhere: { method: 'POST', path: '/logout/everywhere' },
    sessions: { method: 'GET', path: '/sessions' },
    endSession: { method: 'DELETE', path: '/sessions/{id}' },
    profile: { method: 'GET', path: '/profile' },
    updateProfile: { method: 'POST', path: '/update/profile' },
    changePassword: { method: 'POST', path: '/change/password' },
    forgetPassword: { method: 'POST', path: '/forget/password' },
    confirmOtp: { method: 'POST', path: '/confirm/otp' },
    resetPassword: { method: 'POST', path: '/reset/password' },
    claimOrders: { method: 'POST', path: '/claim-orders' },
    confirmOrderClaim: { method: 'POST', path: '/claim-orders/confirm' },
  },
  addresses: {
    list: { method: 'GET', path: '/addresses' },
    get: { method: 'GET', path: '/addresses/{id}' },
    add: { method: 'POST', path: '/addresses', successStatus: 201 },
    update: { method: 'PUT', path: '/addresses/{id}' },
    remove: { method: 'DELETE', path: '/addresses/{id}' },
  },
  reviews: {
    own: { method: 'GET', path: '/rate' },
    rate: { method: 'POST', path: '/rate' },
  },
  orders: {
    place: { method: 'POST', path: '/orders', successStatus: 201 },
    list: { method: 'GET', path: '/orders' },
    get: { method: 'GET', path: '/orders/{id}' },
    summary: { method: 'GET', path: '/summary' },
    billByToken: { method: 'GET', path: '/bills/{token}' },
    sendReceipt: { method: 'POST', path: '/bills/{token}/receipt' },
    invoicePdf: { method: 'GET', path: '/bills/{token}/invoice.pdf' },
    creditNotePdf: { method: 'GET', path: '/bills/{token}/credit-notes/{number}' },
    pay: { method: 'POST', path: '/bills/{token}/payment' },
  },
} as const
