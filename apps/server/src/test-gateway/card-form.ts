import { foldDigits } from '@zayy/domain/text/digits'

/** What is typed on the hosted page. */
export type CardForm = { name: string; number: string; expiry: string; cvc: string }

/** The fields of the form that are wrong. */
export type CardIssues = Partial<Record<keyof CardForm, true>>

/** Reads a sent form: digits of either script, spaces in the number left out. What is missing is empty. */
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

/** A name of two words, a number that passes Luhn's check, a month that is not over, and a code of 3 or 4 digits. */
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
  // The first moment of the month after, which JavaScript counts from 0.
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
