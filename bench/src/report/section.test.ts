import { section, withSection } from './section'

const document = `Before.\n\n${section('one', ['first $& result'])}\n\nBetween.\n\n${section('two', ['other result'])}\n`

it('replaces a section where it stands and keeps the rest', () => {
  const changed = withSection(document, 'one', ['second $& result'])
  expect(changed).toBe(document.replace('first', 'second'))
})

it('leaves out paragraphs that are missing', () => {
  expect(section('one', ['a', undefined, '', 'b'])).toMatch(/a\n\nb/)
})

it('refuses a document without the section', () => {
  expect(() => withSection(document, 'three', ['result'])).toThrow('<!-- part: three -->')
})
