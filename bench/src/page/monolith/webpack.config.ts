import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CACHE, ROOT } from '@mentor-connect/delivery/root'
import { allAreas } from '@mentor-connect/delivery/site/areas'
import { containerName } from '@mentor-connect/build/containerName'
import type { Build } from '@mentor-connect/build/remote'
import webpack, { type Configuration } from 'webpack'

/**
 * Configures the whole product as one bundle, for comparison. It has the same sources, but the exposes of
 * remotes are imported instead of loaded at run time. Pages remain separate chunks, as in any application
 * with a single build.
 */
export async function monolith(outDir: string): Promise<Configuration> {
  const shell = await buildOf(join(ROOT, 'shell'))
  const linked = join(CACHE, 'bench', 'linkedFederation.js')
  mkdirSync(join(CACHE, 'bench'), { recursive: true })
  writeFileSync(linked, await linkedFederation())
  const base = shell.webpack({ outDir, cacheDir: join(CACHE, 'bench', 'webpack') })
  return {
    ...base,
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        { test: /\.tsx?$/, enforce: 'pre', loader: join(import.meta.dirname, 'stripChunkNames.cjs') },
      ],
    },
    // A single build needs no list of the hashes of its chunks.
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkIntegrity'),
      new webpack.NormalModuleReplacementPlugin(/^\.\.\/remotes\/federation$/, linked),
    ],
  }
}

/** Writes a replacement of `shell/src/remotes/federation.ts` that imports the exposes. */
async function linkedFederation(): Promise<string> {
  const exposes: [id: string, file: string][] = []
  for (const { name, dir } of allAreas().filter((area) => area.name !== 'shell'))
    for (const [expose, file] of Object.entries((await buildOf(dir)).exposes))
      exposes.push([`${containerName(name)}/${expose.slice(2)}`, join(dir, file)])
  return [
    ...exposes.map(([, file], index) => `import * as e${index} from ${JSON.stringify(file)}`),
    `const exposes = { ${exposes.map(([id], index) => `${JSON.stringify(id)}: e${index}`).join(', ')} }`,
    'const load = (id) => Promise.resolve(exposes[id])',
    'export const createFederation = () => ({ register() {}, load, satisfies: () => true })',
  ].join('\n')
}

async function buildOf(dir: string): Promise<Build> {
  const { default: build } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as {
    default: Build
  }
  return build
}
