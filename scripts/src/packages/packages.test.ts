import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SINGLETONS } from '@mentor-connect/build/singletons'
import { ROOT } from '@mentor-connect/delivery/root'
import { satisfies } from 'semver'
import { ownPackages, type Manifest, type OwnPackage } from './ownPackages'
import { publishedManifest } from './publishedManifest'

const run = promisify(execFile)
const PACKAGES = ownPackages().map((own) => [own.manifest.name, own] as const)
const needed = ({ manifest }: OwnPackage) => ({ ...manifest.dependencies, ...manifest.peerDependencies })

/** The version of a package that a workspace uses: the one installed in the workspace, or else the one in the root. */
function installed(name: string, { dir }: OwnPackage): string {
  const folders = [dir, ROOT].map((folder) => join(folder, 'node_modules', name, 'package.json'))
  const file = folders.find((candidate) => existsSync(candidate))!
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

describe.each(PACKAGES)('%s', (_name, own) => {
  test('leads from the outside to what is compiled, and in the repository to sources that exist', () => {
    for (const file of Object.values(own.manifest.exports))
      if (!file.includes('*')) expect(existsSync(join(own.dir, file))).toBe(true)
    const doors = Object.entries(publishedManifest(own.manifest).exports)
    expect(doors.map(([door]) => door)).toEqual([...Object.keys(own.manifest.exports), './package.json'])
    expect(JSON.stringify(doors)).not.toContain('/src/')
  })

  test('leaves to the area what the shell provides', () => {
    const shared = Object.entries(SINGLETONS).map(([key, { package: inside }]) => inside ?? key)
    expect(Object.keys(own.manifest.dependencies ?? {}).filter((other) => shared.includes(other))).toEqual([])
  })

  test('accepts the versions that it is tested with, and names none by path', () => {
    const versions = { ...needed(own), ...publishedManifest(own.manifest).devDependencies }
    for (const [other, range] of Object.entries(versions))
      expect([other, range, satisfies(installed(other, own), range)]).toEqual([other, range, true])
  })

  test('is described for people, without what only the repository needs', () => {
    for (const file of ['README.md', 'CHANGELOG.md']) expect(existsSync(join(own.dir, file))).toBe(true)
    const published: Partial<Manifest> & { license?: string } = publishedManifest(own.manifest)
    expect(published).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: 'MIT',
      // `provenance` is left out: npm would also demand it for a private registry of a team, and no option could switch
      // it off.
      publishConfig: { access: 'public' },
    })
    expect(Object.keys(published.publishConfig!)).toEqual(['access'])
    expect(published.scripts).toBeUndefined()
    // Only the package that creates areas keeps development dependencies: a new area gets these versions.
    expect(Boolean(published.devDependencies)).toBe(own.folder === 'create-area')
  })
})

test('a package names the repository that signs its build, if the root names it', () => {
  const { manifest } = PACKAGES[0]![1]
  const repository = {
    type: 'git',
    url: 'git+https://git.example.org/mentor-connect.git',
    directory: 'shared/api',
  }
  expect(publishedManifest(manifest, repository)).toMatchObject({ repository })
  expect(publishedManifest(manifest)).not.toHaveProperty('repository')
})

test('the sources of a package cannot be published', async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const published = run(npm, ['publish', '--dry-run', '--ignore-scripts=false'], {
    cwd: join(ROOT, 'shared/api'),
  })
  await expect(published).rejects.toThrow(/Sources are not published\. Run "npm run packages"/)
})
