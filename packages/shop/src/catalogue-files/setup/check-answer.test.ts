import { describe, expect, it } from 'vitest'
import { checkTiers } from './check-answer.ts'

describe('prices typed in the setup', () => {
  it.each(['55', '1-9:55;10-49:50;50+:45'])('accepts %s', (typed) => {
    expect(checkTiers(typed, 'ar')).toEqual({ text: typed })
  })

  it.each(['', '  ', ';', '1-9:55;5-49:50', '1-9:55;11-49:50', '9-1:55', '1\u200f5', 'abc'])(
    'rejects "%s"',
    (typed) => {
      expect(checkTiers(typed, 'ar')).toHaveProperty('issue')
    },
  )
})
