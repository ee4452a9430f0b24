import { searchedText, searchWords, SEARCH_WORD_MAX } from './searchWords'

it.each([
  ['"python"', ['python']],
  ['“python”', ['python']],
  ['«python»', ['python']],
  ['(python)', ['python']],
  ['python/django', ['python', 'django']],
  ['english-for-work', ['english', 'for', 'work']],
  ['Iyer, Kavita', ['iyer', 'kavita']],
  ["O'Neil’s", ['o', 'neil', 's']],
  ['résumé, résumé', ['resume']],
  ['“हिन्दी”', ['हिंदी']],
  ['"C++"', ['c++']],
  ['C++/C#', ['c++', 'c#']],
  ['(.NET)', ['.net']],
  ['ASP.NET', ['asp', '.net']],
  ['Node.js', ['node', 'js']],
  ['#python', ['python']],
  ['1+1', ['1']],
  ['🐍 python', ['python']],
  ['🐍', ['🐍']],
  ['"%_"', ['"', '%', '_']],
  ['', []],
])('splits the search %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})

it('splits the searched text in the same way, and keeps the order of its words', () => {
  expect(searchedText('“Python/Django”, for the web: C++ & .NET, the web 🐍')).toBe(
    'python django for the web c++ .net the web 🐍',
  )
})

it.each(['x', 'ab', 'abc', 'कख', '1', '😀', 'x1y2z3'])('a word of %s repeated is short', (part) => {
  const words = searchWords(part.repeat(100))
  expect(words.join('').length).toBeLessThanOrEqual(SEARCH_WORD_MAX)
  expect(searchedText(part.repeat(100)).split(' ')).toEqual(expect.arrayContaining(words))
})

it.each(['banana', 'entertainment', 'donaudampfschifffahrtsgesellschaft', 'कंप्यूटर', 'mississippi'])(
  'a word that people write stays whole: %s',
  (word) => {
    expect(searchWords(word)).toEqual([word])
  },
)

it('counts the work of a search, not its time: no three letters are often in one word', () => {
  for (const part of ['x', 'xy', 'xyz', 'xyyx', 'क', 'xxxxxxxxy'])
    for (const word of searchWords(part.repeat(100))) {
      const trigrams = Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3))
      for (const one of trigrams) expect(trigrams.filter((other) => other === one).length).toBeLessThan(4)
    }
})
