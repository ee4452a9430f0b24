import { entryAddress } from '../overrides/OverrideForm'
import { createOverrides } from './overrides'

const ALLOWED = 'http://localhost:3102'
const ENTRY = `${ALLOWED}/remoteEntry.js`
beforeEach(() => localStorage.clear())

test.each([
  [ENTRY, [ALLOWED], true],
  [`${ALLOWED}/a/entry.js?x=1`, [ALLOWED], true],
  [ENTRY, [], false],
  ['http://localhost:3103/remoteEntry.js', [ALLOWED], false],
  ['https://localhost:3102/remoteEntry.js', [ALLOWED], false],
  ['http://localhost:3102.evil.example/remoteEntry.js', [ALLOWED], false],
  ['http://localhost:3102@evil.example/remoteEntry.js', [ALLOWED], false],
  ['http://me:secret@localhost:3102/remoteEntry.js', [ALLOWED], false],
  ['javascript:alert(1)//.js', [ALLOWED, 'null'], false],
  ['data:text/javascript,alert(1).js', [ALLOWED, 'null'], false],
  ['//evil.example/x.js', [ALLOWED], false],
  ['', [ALLOWED], false],
])('%s with the allowed origins %j: %s', (entry, origins, accepted) => {
  expect(createOverrides(localStorage, origins).set('learner', entry)).toBe(accepted)
  // The same rule validates stored overrides, because any script may have written them.
  localStorage.setItem('mc.overrides', JSON.stringify({ learner: entry }))
  expect(createOverrides(localStorage, origins).get('learner')).toBe(accepted ? entry : undefined)
})

test.each(['not json', 'null', '7', '[["learner"]]', '{"Bad Area":"x"}', '{"learner":{"toString":1}}'])(
  'storage with %s results in no override',
  (text) => {
    localStorage.setItem('mc.overrides', text)
    expect(createOverrides(localStorage, [ALLOWED]).get('learner')).toBeUndefined()
  },
)

test('overrides are reset for one area or for all', () => {
  const overrides = createOverrides(localStorage, [ALLOWED])
  overrides.set('learner', ENTRY)
  overrides.set('chat', ENTRY)
  overrides.reset('learner')
  expect(overrides.get('learner')).toBeUndefined()
  expect(overrides.get('chat')).toBe(ENTRY)
  overrides.resetAll()
  expect(localStorage.getItem('mc.overrides')).toBeNull()
})

test('a bare origin is completed with the path of the entry', () => {
  expect(entryAddress(' http://localhost:3102 ')).toBe(ENTRY)
  expect(entryAddress('http://localhost:3102/other.js')).toBe('http://localhost:3102/other.js')
  expect(entryAddress('nonsense')).toBe('nonsense')
})
