import { splitMentions } from './splitMentions'

const aMention = (name: string, isReader = false) => ({ name, isReader })
const ASHA = aMention('Asha', true)
const ASHA_RAO = aMention('Asha Rao')
const MEENA = aMention('मीना जोशी')

test.each<[string, string, ReturnType<typeof splitMentions>]>([
  ['nothing without a mention', 'Hello', ['Hello']],
  ['a mention between words', 'Hi @Asha, look', ['Hi ', ASHA, ', look']],
  ['the longer of two names', '@Asha Rao', [ASHA_RAO]],
  ['several mentions', '@Asha @मीना जोशी', [ASHA, ' ', MEENA]],
  ['the sign without one of the names', 'a@b @Ravi', ['a@b @Ravi']],
  ['an empty text', '', []],
])('marks %s', (_, text, parts) => {
  expect(splitMentions(text, [ASHA, ASHA_RAO, MEENA])).toEqual(parts)
})
