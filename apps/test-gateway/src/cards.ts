import { foldDigits } from '@zayy/domain/text/digits'

export type TestCard = {
  company: 'mada' | 'visa' | 'master'
  number: string
  message: string
  /** ISO 8583 response code. `00` is paid after the card holder confirms at the bank. */
  code: '00' | '05' | '14' | '41' | '43' | '51' | '54' | '61' | '99'
}

/** Moyasar's test cards (docs.moyasar.com/guides/references/test-cards). */
export const testCards: readonly TestCard[] = [
  { company: 'mada', number: '4201320111111010', message: 'APPROVED', code: '00' },
  { company: 'visa', number: '4111111111111111', message: 'APPROVED', code: '00' },
  { company: 'master', number: '5421080101000000', message: 'APPROVED', code: '00' },
  { company: 'mada', number: '4201320000311101', message: 'INSUFFICIENT FUNDS', code: '51' },
  { company: 'visa', number: '4123120001090000', message: 'INSUFFICIENT FUNDS', code: '51' },
  { company: 'mada', number: '4201321234411220', message: 'DECLINED', code: '05' },
  { company: 'mada', number: '4201322267774310', message: 'EXPIRED CARD', code: '54' },
  { company: 'mada', number: '4201326324640570', message: 'EXCEEDS LIMIT', code: '61' },
  { company: 'mada', number: '4201320131000508', message: 'LOST CARD', code: '41' },
  { company: 'mada', number: '4201321144311528', message: 'STOLEN CARD', code: '43' },
  { company: 'mada', number: '4201320000013020', message: 'UNSPECIFIED FAILURE', code: '99' },
]

/** Returns the test card of a number. An unlisted number is declined. */
export function testCardOf(number: string): TestCard {
  const listed = testCards.find((card) => card.number === number)
  return (
    listed ?? {
      company: number.startsWith('5') ? 'master' : 'visa',
      number,
      message: 'INVALID CARD',
      code: '14',
    }
  )
}

export type CardForm = { name: string; number: string; expiry: string; cvc: string }

export type CardIssues = Partial<Record<keyof CardForm, true>>

/** Reads a submitted form: folds Arabic digits, and removes spaces from the number. A missing field is empty. */
export function readCardForm(sent: FormData): CardForm {
  const text = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? foldDigits(value).trim().slice(0, 100) : ''
  }
  return {
    name: text('name'),
    number: text('number').replace(/[\s-]/g, ''),
    expiry: text('expiry').replace(/\s/g, ''),
    cvc: text('cvc'),
  }
}

/** Checks for a name of two words, a valid Luhn digit, a month that is not over, and a code of 3 or 4 digits. */
export function cardIssues(form: CardForm, now: Date): CardIssues {
  return {
    ...(/\S\s+\S/.test(form.name) ? {} : { name: true }),
    ...(/^\d{12,19}$/.test(form.number) && passesLuhn(form.number) ? {} : { number: true }),
    ...(isToCome(form.expiry, now) ? {} : { expiry: true }),
    ...(/^\d{3,4}$/.test(form.cvc) ? {} : { cvc: true }),
  }
}

function isToCome(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry) ?? []
  if (month === undefined || year === undefined) return false
  // The first moment of the next month: JavaScript counts months from 0.
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
