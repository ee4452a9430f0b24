import { withSection } from './performancePage'

const section = (part: string, text: string) => `<!-- part: ${part} -->\n\n${text}\n\n<!-- end of part -->`
const page = `Before.\n\n${section('one', 'first $& result')}\n\nBetween.\n\n${section('two', 'other result')}\n`

it('replaces a section where it stands and keeps the rest', () => {
  expect(withSection(page, 'one', ['second $& result'])).toBe(page.replace('first', 'second'))
  expect(withSection(page, 'two', ['a', 'b'])).toBe(page.replace('other result', 'a\n\nb'))
})

it('refuses a page without the section', () => {
  expect(() => withSection(page, 'three', ['result'])).toThrow('<!-- part: three -->')
})
