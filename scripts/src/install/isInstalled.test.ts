import { isInstalled } from './isInstalled.mjs'

const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const all = { tools: true, platform }

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-tsx' },
    'node_modules/jest': { version: '30.0.0', integrity: 'sha512-jest', dev: true },
    'node_modules/@ours/server': { resolved: 'server', link: true },
    'node_modules/esbuild-linux': {
      version: '1.0.0',
      integrity: 'sha512-linux',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/esbuild-musl': {
      version: '1.0.0',
      integrity: 'sha512-musl',
      optional: true,
      os: ['linux'],
      libc: ['musl'],
    },
    'node_modules/esbuild-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true, os: ['darwin'] },
    'node_modules/of-another-optional-one': { version: '1.0.0', integrity: 'sha512-of', optional: true },
  },
}
const NEEDED = [
  'node_modules/tsx',
  'node_modules/jest',
  'node_modules/@ours/server',
  'node_modules/esbuild-linux',
]

/** The record that npm writes after installing these packages. */
const notesOf = (paths: string[], changes: Record<string, object> = {}) => ({
  packages: {
    ...Object.fromEntries(paths.map((path) => [path, lock.packages[path as keyof typeof lock.packages]])),
    ...changes,
  },
})

it('reports nothing when everything for this platform is installed', () => {
  expect(isInstalled(lock, notesOf(NEEDED), all)).toBe(true)
})

it.each(NEEDED)('detects that %s is missing', (path) => {
  expect(isInstalled(lock, notesOf(NEEDED.filter((one) => one !== path)), all)).toBe(false)
})

it('accepts missing tools only where none are required', () => {
  const withoutTools = notesOf(NEEDED.filter((path) => path !== 'node_modules/jest'))
  expect(isInstalled(lock, withoutTools, { tools: false, platform })).toBe(true)
  expect(isInstalled(lock, withoutTools, all)).toBe(false)
})

it.each([
  ['another version', { 'node_modules/tsx': { version: '4.0.1', integrity: 'sha512-tsx' } }],
  ['other bytes', { 'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-other' } }],
  [
    'a package that is not in the lock',
    { 'node_modules/stray': { version: '1.0.0', integrity: 'sha512-s' } },
  ],
])('notices %s', (_what, changes) => {
  expect(isInstalled(lock, notesOf(NEEDED, changes), all)).toBe(false)
})

it('detects packages installed for another platform', () => {
  const onMac = { tools: true, platform: { os: 'darwin', cpu: 'arm64' } }
  expect(isInstalled(lock, notesOf(NEEDED), onMac)).toBe(false)
  expect(isInstalled(lock, notesOf([...NEEDED.slice(0, 3), 'node_modules/esbuild-mac']), onMac)).toBe(true)
})
