import { matchingPeople, mentionedIds, typedNameAt, withMention } from './mentionText'

const aPerson = (id: string, name: string) => ({ id, name, portrait: undefined })
const VIJAY = aPerson('v', 'Vijay Kumar')
const MEENA = aPerson('m', 'मीना जोशी')
const PEOPLE = [VIJAY, MEENA, aPerson('r', 'Ravi Iyer')]

test.each<[string, string, ReturnType<typeof typedNameAt>]>([
  ['at the start', '@Vi', { start: 0, text: 'Vi' }],
  ['after a space', 'Hello @Vijay K', { start: 6, text: 'Vijay K' }],
  ['in Devanagari', 'नमस्ते @मी', { start: 7, text: 'मी' }],
  ['directly after the sign', 'Hi @', { start: 3, text: '' }],
  ['not in an email address', 'asha@example.org', undefined],
  ['not on the next line', '@Vijay\nhello', undefined],
  ['not without the sign', 'Hello', undefined],
])('finds the name that is typed: %s', (_, text, expected) => {
  expect(typedNameAt(text, text.length)).toEqual(expected)
})

test.each([
  ['the beginning of a first name', 'vi', ['v']],
  ['the beginning of a last name', 'iy', ['r']],
  ['several words', 'vij ku', ['v']],
  ['a name in Devanagari', 'जो', ['m']],
  ['nothing typed yet', '', ['r', 'v', 'm']],
  ['no name', 'zzz', []],
])('offers people by %s', (_, typed, ids) => {
  expect(matchingPeople(PEOPLE, typed).map(({ id }) => id)).toEqual(ids)
})

test('the chosen name replaces what was typed, and the text behind it stays', () => {
  expect(withMention('Ask @vi about it', 7, { start: 4, text: 'vi' }, 'Vijay Kumar')).toEqual({
    text: 'Ask @Vijay Kumar about it',
    caret: 17,
  })
})

test('a text mentions whom it names', () => {
  expect(mentionedIds('@Vijay Kumar and @मीना जोशी', [], PEOPLE)).toEqual(['v', 'm'])
  expect(mentionedIds('Vijay Kumar', [], PEOPLE)).toEqual([])
})

test('a name that two people have is a mention only of the one who was chosen', () => {
  const namesake = aPerson('v2', 'Vijay Kumar')
  expect(mentionedIds('@Vijay Kumar', [], [...PEOPLE, namesake])).toEqual([])
  expect(mentionedIds('@Vijay Kumar', [namesake], [...PEOPLE, namesake])).toEqual(['v2'])
  expect(mentionedIds('deleted again', [namesake], [...PEOPLE, namesake])).toEqual([])
})

test('at most ten people are mentioned', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    aPerson(`p${index}`, `Person${String.fromCharCode(65 + index)}`),
  )
  expect(mentionedIds(many.map(({ name }) => `@${name}`).join(' '), [], many)).toHaveLength(10)
})
