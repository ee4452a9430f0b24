import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Folder → the package that contains it. */
const known = new Map<string, { name: string; dir: string }>()

/**
 * Returns a name for a source file that does not depend on where its package is installed:
 * `@mentor-connect/ui/src/Button.tsx`.
 * @throws if the file is in no package
 */
export function packageFile(file: string): string {
  const { name, dir } = packageAt(dirname(file))
  return `${name}/${relative(dir, file).split(sep).join('/')}`
}

function packageAt(dir: string): { name: string; dir: string } {
  const found = known.get(dir) ?? readPackage(dir) ?? packageAt(parentOf(dir))
  known.set(dir, found)
  return found
}

function readPackage(dir: string) {
  const manifest = join(dir, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
  return name ? { name, dir } : undefined
}

function parentOf(dir: string): string {
  const parent = dirname(dir)
  if (parent === dir) throw new Error('A source file must belong to a package with a name.')
  return parent
}
