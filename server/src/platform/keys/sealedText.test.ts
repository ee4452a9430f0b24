import { hkdfSync } from 'node:crypto'
import { sealedTexts } from './sealedText'

const keyed = (key: string) => ({
  secretFor: (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32)),
})
const texts = sealedTexts(keyed('one'), 'calendars')

it('a sealed text is opened again, and two of the same text differ', () => {
  const [first, second] = [texts.seal('पासवर्ड', 'row-1'), texts.seal('पासवर्ड', 'row-1')]
  expect(first).not.toBe(second)
  expect(first).not.toContain(Buffer.from('पासवर्ड').toString('base64url'))
  expect([first, second].map((one) => texts.open(one, 'row-1'))).toEqual(['पासवर्ड', 'पासवर्ड'])
})

it('a text of another row, key or purpose, and one that was changed, is not opened', () => {
  const sealed = texts.seal('secret', 'row-1')
  expect(texts.open(sealed, 'row-2')).toBeUndefined()
  expect(sealedTexts(keyed('two'), 'calendars').open(sealed, 'row-1')).toBeUndefined()
  expect(sealedTexts(keyed('one'), 'feeds').open(sealed, 'row-1')).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(texts.open(bytes.toString('base64url'), 'row-1')).toBeUndefined()
  expect(texts.open('short', 'row-1')).toBeUndefined()
})
