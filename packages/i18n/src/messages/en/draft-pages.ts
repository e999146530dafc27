import type { draftPages as arabic } from '../ar/draft-pages.ts'

/** Marks a page that the owner has not read yet. */
const mark = 'Draft: read this page, change it until it says what you really do, then delete this line.'

const paragraphs = (...texts: (string | false)[]) => texts.filter((text) => text !== false).join('\n\n')

export const draftPages: typeof arabic = {
  mark,
  about: ({ whatsapp }) => ({
    title: 'About us',
    markdown: paragraphs(
      `**${mark}**`,
      '{app_name} is a Saudi shop for uniforms. Choose colours and sizes in one grid, and see the price for your quantity before you order.',
      '## Contact us',
      `Phone {phone}, e-mail {email}${whatsapp ? ', WhatsApp {whatsapp}' : ''}.`,
      '{legal_name}, {address}.',
    ),
  }),
  terms: ({ crNumber, vatNumber, bank }) => ({
    title: 'Terms and conditions',
    markdown: paragraphs(
      `**${mark}**`,
      'These terms apply to every order from this shop. They take away none of your rights under the E-Commerce Law and its regulations.',
      '## Who we are',
      `This shop belongs to {legal_name}${crNumber ? ', commercial registration {cr_number}' : ''}${vatNumber ? ', VAT number {vat_number}' : ''}, {address}. Phone {phone}, e-mail {email}.`,
      '## Prices',
      `${vatNumber ? '{price_note} ' : ''}You see the price of the pieces, the delivery fee and the total before you confirm the order. The price for a quantity counts all pieces of one product in the same order, in all its colours and sizes.`,
      '## Payment',
      bank
        ? 'By bank transfer to the account that you see after ordering, or by card where it is among the ways to pay. If you pay by transfer, we hold your pieces for {transfer_days} until the money arrives.'
        : 'By the ways to pay that you see at checkout.',
      '## Delivery, returns and complaints',
      'Three pages are part of these terms: [shipping and delivery](/en/pages/shipping), [returns, exchanges and refunds](/en/pages/returns) and [complaints](/en/pages/complaints).',
      'These terms are subject to the laws of Saudi Arabia. Where the two differ, the Arabic text holds.',
    ),
  }),
  shipping: ({ perOrder }) => ({
    title: 'Shipping and delivery',
    markdown: paragraphs(
      `**${mark}**`,
      `We deliver to the cities that you see at checkout, within {delivery_days} of your payment. Fridays, Saturdays and public holidays do not count. You see the fee with the city before you confirm; ${perOrder ? 'it is charged once for the whole order' : 'it is charged for each product of the order, whatever the number of its pieces'}.`,
      'Give your National Address and a phone number where the courier reaches you. Give the delivery code to the courier at the door only, never on the phone.',
      'When the order ships, you get the carrier and the tracking number.',
      'If delivery comes more than 15 days after your order or the date agreed, the law lets you cancel the order and get back what you paid.',
    ),
  }),
  returns: () => ({
    title: 'Returns, exchanges and refunds',
    markdown: paragraphs(
      `**${mark}**`,
      'You may return unused pieces within {return_days} of receiving them; you pay for sending them back. We replace or refund faulty or wrong pieces at our cost. Pieces made to your order, such as those embroidered with a name or a logo, can be returned only for a fault or a mistake of ours.',
      'Write to {email} with the order number and the pieces. We refund you by the way you paid within 7 business days of their arrival.',
    ),
  }),
  complaints: ({ whatsapp }) => ({
    title: 'Complaints and suggestions',
    markdown: paragraphs(
      `**${mark}**`,
      `Write to {email}${whatsapp ? ', on WhatsApp to {whatsapp},' : ''} or call {phone}. Give the order number, what happened, and what would put it right.`,
      'We settle a complaint within 5 business days and tell you the decision with its reason. You can always turn to the Ministry of Commerce, on 1900 or in the app «بلاغ تجاري».',
    ),
  }),
  privacy: ({ whatsapp }) => ({
    title: 'Privacy policy',
    markdown: paragraphs(
      `**${mark}**`,
      'We collect as little as it takes to deliver your order and issue its invoice. {legal_name}, {address}, is responsible for your data; e-mail {email}.',
      '## What we collect, and why',
      '- Name, e-mail, phone and address: to deliver the order and tell you how it stands.\n- The order and its invoice: because the law asks for it, and for returns.\n- A transfer receipt if you send one: to match it to your order.\n- The password of your account if you make one, stored so that nobody can read it.\n- Your e-mail in the newsletter if you subscribe; one click ends it.',
      'We never see your card number: you type it on the page of the payment provider.',
      '## Who sees it',
      'The courier (name, address and phone), the bank or the payment provider (amount and order number), and whoever the law obliges us to inform.',
      whatsapp &&
        'If you write to us on WhatsApp, your messages pass through the servers of its owner outside Saudi Arabia, under its policy.',
      '## Cookies',
      'Only what the shop needs to work: your login, your language and your cart. No tracking and no advertising.',
      '## Your rights',
      'You may know what we keep about you, get a copy, have it corrected, and have it destroyed when it is no longer needed. Write to us; we answer within 30 days, as the Personal Data Protection Law asks. If our answer does not satisfy you, you can turn to the Saudi Data and AI Authority (SDAIA).',
    ),
  }),
}
