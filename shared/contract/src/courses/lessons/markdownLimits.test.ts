import {
  MARKDOWN_LINES_MAX,
  MARKDOWN_WORD_MAX,
  PARAGRAPH_LINES_MAX,
  PARAGRAPH_SIGNS_MAX,
  tooComplexLine,
} from './markdownLimits'

const lines = (count: number, line = 'a') => `${line}\n`.repeat(count)

it.each([
  ['as many lines in a paragraph', lines(PARAGRAPH_LINES_MAX)],
  ['as many signs in a paragraph', '*'.repeat(PARAGRAPH_SIGNS_MAX)],
  ['as long a word', 'x'.repeat(MARKDOWN_WORD_MAX)],
  ['as many lines', lines(MARKDOWN_LINES_MAX - 1, '- a')],
  ['signs behind backslashes', '\\*'.repeat(PARAGRAPH_SIGNS_MAX + 1)],
  ['paragraphs', `${'*'.repeat(PARAGRAPH_SIGNS_MAX)}\n\n`.repeat(3)],
  ['paragraphs with the line ends of Windows', `${'*'.repeat(PARAGRAPH_SIGNS_MAX)}\r\n\r\n`.repeat(3)],
  ['items', `- ${'*'.repeat(PARAGRAPH_SIGNS_MAX - 1)}\n`.repeat(3)],
  ['code', `\`\`\`js\n${lines(MARKDOWN_LINES_MAX, '***')}\`\`\``],
  ['code in an item', `- a\n  ~~~\n${lines(MARKDOWN_LINES_MAX, '  ***')}  ~~~`],
])('allows what people write: %s', (_, markdown) => {
  expect(tooComplexLine(markdown)).toBeUndefined()
})

it.each([
  ['lines in a paragraph', lines(PARAGRAPH_LINES_MAX + 1), PARAGRAPH_LINES_MAX + 1],
  ['signs in a paragraph', `a\n\n*${'\n*'.repeat(PARAGRAPH_SIGNS_MAX)}`, 3 + PARAGRAPH_SIGNS_MAX],
  ['a word', `a\n${'x'.repeat(MARKDOWN_WORD_MAX + 1)}`, 2],
  ['lines', lines(MARKDOWN_LINES_MAX + 1, '- a'), MARKDOWN_LINES_MAX + 1],
  ['signs after code', `\`\`\`\na\n\`\`\`\n${'*'.repeat(PARAGRAPH_SIGNS_MAX + 1)}`, 4],
])('names the line with too many or too long: %s', (_, markdown, line) => {
  expect(tooComplexLine(markdown)).toBe(line)
})
