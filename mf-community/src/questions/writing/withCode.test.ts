import { withCode } from './withCode'

test.each([
  ['a word', 'Use map here', 4, 7, 'Use `map` here', 'map'],
  ['nothing, in an empty text', '', 0, 0, '```\n\n```\n', ''],
  ['nothing, at the end of a line', 'Look:', 5, 5, 'Look:\n```\n\n```\n', ''],
  ['several lines', 'A\nx = 1\ny = 2\nB', 2, 13, 'A\n```\nx = 1\ny = 2\n```\nB', 'x = 1\ny = 2'],
  ['lines with the last line break', 'x\ny\n', 0, 4, '```\nx\ny\n```\n', 'x\ny\n'],
])('marks %s', (_, text, start, end, expected, selected) => {
  const edited = withCode(text, start, end)
  expect(edited.text).toBe(expected)
  expect(edited.text.slice(edited.start, edited.end)).toBe(selected)
})
