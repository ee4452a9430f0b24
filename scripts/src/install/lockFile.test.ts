import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFor } from './isInstalled.mjs'

const ROOT = join(__dirname, '../../..')

interface Entry {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  extraneous?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const OURS = '@mentor-connect/'
const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
const entries = Object.entries(packages)
const installed = entries.filter(([path]) => path.includes('node_modules/'))
const own = entries.filter(([path]) => !path.includes('node_modules/'))

/** The package that Node finds for an importer at this path: in the importer's own folder or in one above it. */
function locked(path: string, name: string): Entry | undefined {
  const parts = path.split('/node_modules/')
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'))
  const places = ['', ...above].map((folder) => join(folder, 'node_modules', name))
  return packages[places.findLast((place) => place in packages) ?? 'nowhere']
}

it('has an entry for every required package, including those of other platforms', () => {
  const missing = entries.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !locked(path, name))
      .map((name) => `${name} of ${path}`),
  )
  expect(missing).toEqual([])
})

/** Prefixes of packages with native code. If one of them is missing, nothing starts. */
const NATIVE = ['@esbuild/', '@libsql/', '@node-rs/argon2-', '@img/sharp-', '@rspack/binding-', '@swc/core-']
const PLATFORMS = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'win32', cpu: 'x64' },
]

it.each(PLATFORMS)('has every native package for %j', (platform) => {
  const names = installed
    .filter(([, entry]) => entry.os && entry.cpu && isFor(platform, entry))
    .map(([path]) => path.split('node_modules/').at(-1)!)
  for (const native of NATIVE) expect(names).toContainEqual(expect.stringMatching(`^${native}`))
})

it('identifies packages by hash and names no registry, so that any registry can serve them', () => {
  expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz|"resolved": "https?:/)
  const unhashed = installed.filter(([, { link, integrity }]) => !link && !integrity).map(([path]) => path)
  expect(unhashed).toEqual([])
})

it('contains no unused package', () => {
  expect(entries.filter(([, { extraneous }]) => extraneous).map(([path]) => path)).toEqual([])
})

it('takes every package that is not from a registry from a folder of this repository', () => {
  const folders = [...new Set(installed.flatMap(([, { link, resolved }]) => (link ? [resolved!] : [])))]
  for (const folder of folders) expect(existsSync(join(ROOT, folder, 'package.json'))).toBe(true)
})

it.each([
  '@base-org/account',
  '@coinbase/wallet-sdk',
  '@solana/wallet-adapter-base',
  '@solana/wallet-adapter-react',
  '@solana/wallet-standard',
  '@wallet-standard/core',
])('replaces the wallet package %s by the stub', (name) => {
  const paths = installed.filter(([path]) => path.endsWith(`node_modules/${name}`))
  expect(paths.map(([, { resolved }]) => resolved)).toEqual(['stubs/wallets'])
})

/** The version of a range. `npm:typescript@7.0.2` means a package that is installed under another name. */
const versionOf = (range: string) => range.replace(/^npm:.+@/, '')

it('pins every direct dependency to the installed version', () => {
  const wrong = own.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, range]) => !name.startsWith(OURS) && locked(path, name)?.version !== versionOf(range))
      .map(([name, range]) => `${name}@${range} of ${path || 'the root'}`),
  )
  expect(wrong).toEqual([])
})

it('is up to date with the package.json files', () => {
  const stale = own
    .filter(([path]) => path !== 'stubs/wallets')
    .filter(([path, entry]) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Entry
      const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
      return (
        manifest.version !== entry.version ||
        kinds.some((kind) => JSON.stringify(sorted(manifest[kind])) !== JSON.stringify(sorted(entry[kind])))
      )
    })
  expect(stale.map(([path]) => path)).toEqual([])
})

const sorted = (of: Record<string, string> = {}) => Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1))
