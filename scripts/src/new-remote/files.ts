import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { DECLARATION_FILE } from '@mentor-connect/delivery/site/readDeclaration'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/shared/auth'
import { formatted } from './formatted'
import { mountAt } from './mountAt'
import type { RemoteOptions } from './remoteOptions'

const TEMPLATE = join(import.meta.dirname, 'template')
const SUFFIX = '.template'

/** Packages that a remote needs in addition to `shared`, in the versions of `shared`. */
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
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return {
    name: `@mentor-connect/mf-${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: {
      '@mentor-connect/shared': '*',
      ...Object.fromEntries(PACKAGES.map((wanted) => [wanted, dependencies[wanted]])),
    },
    mentorConnect: { contract: `^${AUTH_CONTRACT_VERSION.split('.')[0]}.0.0` },
  }
}
