import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Own {
  /**
   * The packages that an area needs, in the versions with which the project's own packages are tested. This
   * section is part of the published package.json.
   */
  devDependencies: Record<string, string>
  mentorConnect: { contract: string }
}

/** Packages that the code of an area imports: those of the project and others. */
const IMPORTED = [
  '@mentor-connect/api',
  '@mentor-connect/build',
  '@mentor-connect/contract',
  '@mentor-connect/i18n',
  '@mentor-connect/ui',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'swr',
]
/** Packages that only tests of an area import, inside the repository of Mentor-Connect. */
const FOR_TESTS = ['@mentor-connect/testing']

const SCRIPTS = {
  dev: 'mc-dev',
  build: 'mc-build',
  test: 'jest',
  lint: 'eslint . --max-warnings 0',
  typecheck: 'tsc --noEmit',
  release: 'mc-release release',
  rollback: 'mc-release rollback',
  releases: 'mc-release releases',
}

/** Returns the package.json of an area inside the repository of Mentor-Connect, which provides scripts and tools. */
export function workspaceManifest(name: string) {
  return { ...head(name), ...dependencies(FOR_TESTS), ...statement() }
}

/** Returns the package.json of an area in a separate repository. */
export function repositoryManifest(name: string) {
  const tools = Object.keys(own().devDependencies).filter((wanted) => !IMPORTED.includes(wanted))
  return {
    ...head(name),
    engines: { node: '>=20.19' },
    scripts: SCRIPTS,
    ...dependencies(tools),
    ...statement(),
  }
}

const head = (name: string) => ({
  name: `@mentor-connect/mf-${name}`,
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
})

function dependencies(tools: string[]) {
  const { devDependencies } = own()
  const versions = (names: string[]) =>
    Object.fromEntries(names.map((wanted) => [wanted, devDependencies[wanted]!]))
  return { dependencies: versions(IMPORTED), devDependencies: versions(tools) }
}

const statement = () => ({ mentorConnect: { contract: own().mentorConnect.contract } })

const own = () => JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as Own
