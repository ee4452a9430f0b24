import { buildInputs, type Lock } from './buildInputs'

const lock = (changes: Lock['packages'] = {}): Lock => ({
  packages: {
    '': { dependencies: { jest: '1.0.0' } },
    'mf-jobs': { dependencies: { '@site/ui': '^1.0.0', map: '1.0.0' } },
    'mf-board': { dependencies: { chart: '1.0.0' } },
    'shared/ui': { dependencies: { icons: '1.0.0' }, peerDependencies: { react: '^19.0.0' } },
    'node_modules/@site/ui': { resolved: 'shared/ui', link: true },
    'node_modules/mf-board': { resolved: 'mf-board', link: true },
    'node_modules/map': { version: '1.0.0', integrity: 'm', dependencies: { tiles: '1.0.0' } },
    'node_modules/map/node_modules/tiles': { version: '2.0.0', integrity: 't' },
    'node_modules/icons': { version: '1.0.0', integrity: 'i' },
    'node_modules/react': { version: '19.0.0', integrity: 'r' },
    'node_modules/chart': { version: '1.0.0', integrity: 'c' },
    'node_modules/jest': { version: '1.0.0', integrity: 'j' },
    ...changes,
  },
})
const jobs = (changes?: Lock['packages']) => buildInputs(lock(changes), 'mf-jobs')

test('a build contains its workspace, those that it depends on, and the packages of both', () => {
  expect(jobs()).toEqual({
    folders: ['mf-jobs', 'shared/ui'],
    installed: [
      'node_modules/icons 1.0.0 i',
      'node_modules/map 1.0.0 m',
      'node_modules/map/node_modules/tiles 2.0.0 t',
      'node_modules/react 19.0.0 r',
    ],
  })
})

test.each<[string, Lock['packages']]>([
  ['a new workspace', { 'mf-new': { dependencies: { chart: '1.0.0' } } }],
  ['another version of what only others use', { 'node_modules/chart': { version: '2.0.0', integrity: 'd' } }],
  ['another test runner', { 'node_modules/jest': { version: '2.0.0', integrity: 'k' } }],
])('%s changes nothing', (_what, changes) => {
  expect(jobs(changes)).toEqual(jobs())
})

test.each<[string, Lock['packages']]>([
  ['another version of a package', { 'node_modules/icons': { version: '1.0.1', integrity: 'h' } }],
  [
    'another version of what a package needs',
    { 'node_modules/map/node_modules/tiles': { version: '2.0.1', integrity: 'u' } },
  ],
  ['a further copy of a package', { 'node_modules/tiles': { version: '1.0.0', integrity: 'v' } }],
  [
    'a further workspace',
    { 'mf-jobs': { dependencies: { '@site/ui': '^1.0.0', map: '1.0.0', 'mf-board': '^1.0.0' } } },
  ],
])('%s changes them', (_what, changes) => {
  expect(jobs(changes)).not.toEqual(jobs())
})
