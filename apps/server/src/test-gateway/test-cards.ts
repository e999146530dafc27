/** The cards that the test gateway knows, and what comes of each (docs.moyasar.com/guides/references/test-cards). */

export type TestCard = {
  company: 'mada' | 'visa' | 'master'
  number: string
  message: string
  /** ISO 8583; `00` is paid once the bank's confirmation is given. */
  code: '00' | '05' | '14' | '41' | '43' | '51' | '54' | '61' | '99'
}

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

/** What comes of a card; one that is not listed is refused. */
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
