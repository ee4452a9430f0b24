import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, ROOT } from '@mentor-connect/delivery/root'

/** A package that is published. */
export interface OwnPackage {
  /** Name of the folder below `shared`. */
  folder: string
  dir: string
  /** Folder that is published. */
  outDir: string
  manifest: Manifest
}

export interface Manifest {
  name: string
  version: string
  description: string
  exports: Record<string, string>
  scripts?: Record<string, string>
  sideEffects: boolean | string[]
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  publishConfig: Record<string, unknown>
}

/** Lists the packages below `shared` that are published. */
export function ownPackages(): OwnPackage[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  return workspaces
    .filter((workspace) => workspace.startsWith('shared/'))
    .map((workspace) => {
      const folder = workspace.slice('shared/'.length)
      const dir = join(ROOT, workspace)
      const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest
      return { folder, dir, outDir: join(CACHE, 'packages', folder), manifest }
    })
}

/** Returns the absolute paths of all source files of a package, without its tests. */
export function sourcesOf({ dir }: OwnPackage): string[] {
  return readdirSync(join(dir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
