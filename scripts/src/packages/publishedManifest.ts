import type { Manifest } from './ownPackages'

export interface Repository {
  type: string
  url: string
  directory?: string
}

/**
 * Returns the manifest that is published. Its paths lead to compiled files, while those in the workspace lead
 * to sources.
 */
export function publishedManifest(
  { devDependencies, scripts: _guard, ...manifest }: Manifest,
  repository?: Repository,
) {
  const { directory: _directory, keepDevDependencies, ...publishConfig } = manifest.publishConfig
  return {
    ...manifest,
    ...(repository && { repository }),
    // These are the versions that a new area gets.
    ...(keepDevDependencies === true && { devDependencies }),
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([door, file]) => [door, compiled(file)])),
      './package.json': './package.json',
    },
    sideEffects: Array.isArray(manifest.sideEffects)
      ? manifest.sideEffects.map((file) => inDist(file).replace(/\.ts$/, '.js'))
      : manifest.sideEffects,
    files: ['bin', 'dist', 'src', 'template', '*.json', '*.md'],
    publishConfig,
  }
}

/** Returns the path of an export after its source has been compiled. */
function compiled(file: string): string | { types: string; default: string } {
  const source = /^(.+)\.tsx?$|^(.+\/messages\/.+)\.json$/.exec(inDist(file))
  const module = source?.[1] ?? source?.[2]
  return module ? { types: `${module}.d.ts`, default: `${module}.js` } : inDist(file)
}

const inDist = (file: string) => file.replace(/^\.\/src\//, './dist/')
