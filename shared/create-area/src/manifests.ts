import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Own {
  /** What an area needs, in the versions that ours are tested with: part of this package as it is published. */
  devDependencies: Record<string, string>
  mentorConnect: { contract: string }
}

/** Ours and others that the code of an area imports. */
const IMPORTED = [
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
/** What its tests import, inside the repository of Mentor-Connect. */
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

/** The package.json of an area in the repository of Mentor-Connect, which has scripts and tools of its own. */
export function workspaceManifest(name: string) {
  return { ...head(name), ...dependencies(FOR_TESTS), ...statement() }
}

/** The package.json of an area in a repository of its own. */
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
