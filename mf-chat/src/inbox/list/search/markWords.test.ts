import { markWords } from './markWords'

const marked = (text: string, search: string) =>
  markWords(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Graphs and trees', 'graph', '[Graphs] and trees'],
  ['My résumé is ready', 'RESUME', 'My [résumé] is ready'],
  ['मेरी अँग्रेज़ी कमज़ोर है', 'अंग्रेजी', 'मेरी [अँग्रेज़ी] कमज़ोर है'],
  ['trees\nand graphs', 'graphs trees', '[trees]\nand [graphs]'],
])('marks in “%s” the words of “%s”', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
})

test('begins shortly before the first match', () => {
  const text = `${'word '.repeat(50)}match`
  expect(marked(text, 'match')).toBe(`… ${'word '.repeat(6)}[match]`)
})
