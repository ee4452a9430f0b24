import { graphemeCount, truncate } from './graphemes'

test.each([
  ['', 0],
  ['abc', 3],
  ['नमस्ते', 3],
  ['क्षत्रिय', 3],
  ['👩‍🏫!', 2],
])('%s has %i characters', (text, count) => {
  expect(graphemeCount(text)).toBe(count)
})

test.each([
  ['Learn JavaScript', 20, 'Learn JavaScript'],
  ['12345678901234567890', 20, '12345678901234567890'],
  ['123456789012345678901', 20, '12345678901234567890...'],
  ['नमस्ते दुनिया', 3, 'नमस्ते...'],
])('%s cut to %i', (text, limit, cut) => {
  expect(truncate(text, limit)).toBe(cut)
})
