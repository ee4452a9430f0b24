import { partsOfPost, plainPost } from './postText'

test.each([
  ['paragraphs', 'One\nline\n\n\nTwo', ['One\nline', 'Two']],
  ['code between fences', 'Look:\n```py\nx = 1\n\ny = 2\n```\nWhy?', ['Look:', 'py|x = 1\n\ny = 2', 'Why?']],
  ['code without a language', '```\n  a\n```', ['|  a']],
  ['code that is not closed', 'A\n```\nb', ['A', '|b']],
  ['an empty fence', 'A\n```\n```\nB', ['A', 'B']],
  ['backquotes inside a line', 'Use `x` and ```y``` here', ['Use `x` and ```y``` here']],
  ['line ends of other systems', 'A\r\n\r\nB', ['A', 'B']],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, expected) => {
  const parts = partsOfPost(text)
  expect(
    parts.map((part) => (part.kind === 'code' ? `${part.language ?? ''}|${part.text}` : part.text)),
  ).toEqual(expected)
})

it('leaves code out of excerpts', () => {
  expect(plainPost('Why does\n`x` fail?\n```\nx = y\n```\nThanks')).toBe('Why does x fail? Thanks')
})
