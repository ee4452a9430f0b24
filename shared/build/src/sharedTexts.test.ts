import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCatalogue } from './compileCatalogue.cjs'
import { sharedTexts } from './sharedTexts'

const TEXTS = {
  en: '{"ui.count":"{n, plural, one {# thing} other {# things}}"}',
  hi: '{"ui.count":"{n} चीज़ें"}',
}

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'shared-texts-'))))
afterEach(() => rmSync(dir, { recursive: true }))

/** An area with a package of texts, whose files have these contents. */
function areaWith(name: string, ending: string, contentOf: (texts: string) => string) {
  const messages = join(dir, name, 'node_modules/@mentor-connect/i18n/messages')
  mkdirSync(messages, { recursive: true })
  const exports = { './messages/*.json': `./messages/*.${ending}` }
  writeFileSync(join(messages, '../package.json'), JSON.stringify({ name: '@mentor-connect/i18n', exports }))
  for (const [locale, texts] of Object.entries(TEXTS))
    writeFileSync(join(messages, `${locale}.${ending}`), contentOf(texts))
  return join(dir, name)
}

test('the published package has the version of the sources', () => {
  const sources = areaWith('inside', 'json', (texts) => texts)
  const published = areaWith(
    'outside',
    'js',
    (texts) => `export default JSON.parse(${JSON.stringify(compileCatalogue(texts))})\n`,
  )
  expect(sharedTexts(sources)).toEqual({
    en: expect.stringMatching(/^[0-9a-f]{16}$/),
    hi: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(sharedTexts(published)).toEqual(sharedTexts(sources))
})

test('another text is another version', () => {
  const one = areaWith('one', 'json', (texts) => texts)
  const other = areaWith('other', 'json', (texts) => texts.replace('thing', 'piece'))
  expect(sharedTexts(other)!.en).not.toBe(sharedTexts(one)!.en)
  expect(sharedTexts(other)!.hi).toBe(sharedTexts(one)!.hi)
})

test('an area without the package has no version', () => {
  expect(sharedTexts(dir)).toBeUndefined()
})
