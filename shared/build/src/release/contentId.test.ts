import { contentId } from './contentId'
import type { Release } from './release'

const hash = (letter: string) => `sha384-${letter.repeat(64)}` as const
const file = (letter: string) => ({ bytes: 10, integrity: hash(letter) })

const BUILT: Omit<Release, 'release'> = {
  area: 'jobs',
  entry: 'entry.js',
  integrity: hash('a'),
  contract: '^2.0.0',
  shared: { react: '^19.3.0', swr: '^2.5.0' },
  exposes: { './routes': [{ id: 'home', path: '' }] },
  chunks: {},
  messageFaults: [],
  files: { 'entry.js': file('a'), 'entry.js.br': file('b'), 'server/pages.cjs': file('c') },
}

test.each<[string, Partial<Release>]>([
  ['in another order', { shared: { swr: '^2.5.0', react: '^19.3.0' } }],
  ['compressed by another program', { files: { ...BUILT.files, 'entry.js.br': file('x') } }],
])('the same content %s has the same id', (_how, changes) =>
  expect(contentId({ ...BUILT, ...changes })).toBe(contentId(BUILT)),
)

test.each<[string, Partial<Release>]>([
  ['a script', { integrity: hash('x'), files: { ...BUILT.files, 'entry.js': file('x') } }],
  ['the file for servers', { files: { ...BUILT.files, 'server/pages.cjs': file('x') } }],
  ['one more file', { files: { ...BUILT.files, 'icon.svg': file('x') } }],
  ['the contract range', { contract: '^2.1.0' }],
  ['a range of a shared package', { shared: { ...BUILT.shared, react: '^19.4.0' } }],
  ['a route', { exposes: { './routes': [{ id: 'home', path: 'home' }] } }],
  ['what it declares', { declares: { mounts: [] } }],
])('%s is part of the id', (_what, changes) =>
  expect(contentId({ ...BUILT, ...changes })).not.toBe(contentId(BUILT)),
)

test('an id can be part of an address', () => expect(contentId(BUILT)).toMatch(/^[0-9a-f]{12}$/))
