import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { DECLARATION_FILE } from '@mentor-connect/build/release/readDeclaration'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { formatted } from './formatted'
import { mountAt } from './mountAt'
import type { RemoteOptions } from './remoteOptions'

const TEMPLATE = join(import.meta.dirname, 'template')
const SUFFIX = '.template'

/** Packages of ours that a remote imports; its tests also import `testing`. */
const OWN = ['build', 'contract', 'i18n', 'ui']
/** Packages that a remote needs in addition to ours, in the versions that ours are tested with. */
const PACKAGES = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'swr']

/** Writes the folder of a remote: `mf-<name>`. */
export async function writeFiles({ name, path }: RemoteOptions): Promise<void> {
  const dir = join(ROOT, `mf-${name}`)
  const words: Record<string, string> = { name, path, Name: name[0]!.toUpperCase() + name.slice(1) }
  for (const file of templates()) {
    const text = readFileSync(join(TEMPLATE, file), 'utf8')
    const target = join(dir, file.slice(0, -SUFFIX.length))
    mkdirSync(dirname(target), { recursive: true })
    const filled = text.replace(/\{\{(\w+)\}\}/g, (_hole, word: string) => words[word]!)
    writeFileSync(target, await formatted(target, filled))
  }
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest(name), null, 2)}\n`)
  const declaration = join(dir, DECLARATION_FILE)
  writeFileSync(declaration, await formatted(declaration, JSON.stringify({ mounts: [mountAt(path)] })))
}

function templates(): string[] {
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(SUFFIX))
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
}

function manifest(name: string) {
  const { version, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'shared/ui/package.json'), 'utf8'),
  ) as { version: string; devDependencies: Record<string, string> }
  const own = (names: string[]) =>
    Object.fromEntries(names.map((wanted) => [`@mentor-connect/${wanted}`, `^${version}`]))
  return {
    name: `@mentor-connect/mf-${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: {
      ...own(OWN),
      ...Object.fromEntries(PACKAGES.map((wanted) => [wanted, devDependencies[wanted]])),
    },
    devDependencies: own(['testing']),
    mentorConnect: { contract: `^${AUTH_CONTRACT_VERSION.split('.')[0]}.0.0` },
  }
}
