import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askText } from './ask-text.ts'

const question = { message: 'Name?', suggestion: '', placeholder: '', initialValue: '' }

test.each([
  ['\u001b[200~Polo\r\nFor teams\u001b[201~', '\r', 'Polo For teams'],
  ['\u001b[200~Polo\nFor teams\rand schools\n\u001b[201~', '\r', 'Polo For teams and schools'],
  ['Polo', '\r', 'Polo'],
])('takes the line ends of the paste %j for blanks', async (typed, end, answer) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const asked = askText({ ...question, input, output, validate: () => undefined })
  input.write(typed)
  input.write(end)
  expect((await asked)?.trim()).toBe(answer)
  const written = String(output.read())
  expect(written.startsWith('\u001b[?2004h')).toBe(true)
  expect(written.endsWith('\u001b[?2004l')).toBe(true)
})
