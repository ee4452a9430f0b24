import { dirname, join, resolve } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { containerName, exposeChunk } from './containerName'
import type { AreaBuild, BuildFolders, Compiled } from './release/compiled'
import { ownReact } from './release/statement'
import { sortedMembers } from './release/usedMembers'
import type { RemoteOptions } from './remote'
import { sharedTextsConstant } from './sharedTexts'
import { takenPackages } from './singletons'
import { areaFiles, SCOPED_STYLES } from './vite/areaFiles'
import { areaSources, CATALOGUE } from './vite/areaSources'
import { chunksOf, container, filesOf } from './vite/container'
import { sharedName, sharedPackages } from './vite/sharedPackages'

/** Options of the preset for Vite. */
export interface ViteRemoteOptions extends RemoteOptions {
  /** Additional plugins: see docs/teams.md, "Style sheets, pictures and other files". */
  plugins?: PluginOption[]
}

/** Returns the build of a remote by Vite: ES modules, and an entry with the container. */
export function remote(dir: string, { name, exposes, plugins = [] }: ViteRemoteOptions): AreaBuild {
  const uniqueName = containerName(name)
  return {
    area: name,
    uniqueName,
    exposes,
    compile: ({ outDir, cacheDir }) => compile({ dir, uniqueName, exposes, plugins, outDir, cacheDir }),
  }
}

interface Options extends BuildFolders {
  dir: string
  uniqueName: string
  exposes: Record<string, string>
  plugins: PluginOption[]
}

async function compile({ dir, uniqueName, exposes, plugins, outDir, cacheDir }: Options): Promise<Compiled> {
  let entry = ''
  let bundle: Rolldown.OutputBundle = {}
  const input = Object.entries(exposes).map(([expose, file]) => [
    exposeChunk(expose.slice(2)),
    join(dir, file),
  ])
  await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    base: './',
    cacheDir: join(cacheDir, 'vite'),
    // For every bundler, the files in `public` are copied when the release is described.
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...sharedTextsConstant(dir) },
    plugins: [
      sharedPackages(dir, uniqueName, takenPackages(ownReact(dir) !== undefined)),
      areaSources(),
      areaFiles(uniqueName),
      plugins,
      container(uniqueName, Object.keys(exposes), (file) => (entry = file)),
      {
        name: 'mentor-connect:bundle',
        generateBundle: (_options, output) => void (bundle = output),
      },
    ],
    css: { modules: SCOPED_STYLES },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Built as a library, because an application would preload modules on its own. Here, the container preloads
      // them with their hashes.
      lib: { entry: Object.fromEntries(input), formats: ['es'] },
      cssCodeSplit: true,
      reportCompressedSize: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
        output: {
          minify: true,
          entryFileNames: '[name].[hash:8].js',
          chunkFileNames: '[name].[hash:8].js',
          assetFileNames: '[name].[hash:8][extname]',
        },
      },
    },
  })
  return describe(dir, bundle, entry)
}

function describe(dir: string, bundle: Rolldown.OutputBundle, entry: string): Compiled {
  const chunks = chunksOf(bundle)
  const named = uniqueNames(chunks)
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).map(([id, { renderedExports }]) => ({
      file: id,
      exports: renderedExports,
    })),
  )
  const members = modules.flatMap(({ file, exports }): [string, string[]][] => {
    const name = sharedName(file)
    return name ? [[name, exports]] : []
  })
  return {
    entry,
    chunks: Object.fromEntries(named.map(([name, { fileName }]) => [name, fileName])),
    chunkFiles: Object.fromEntries(named.map(([name, { fileName }]) => [name, filesOf(fileName, bundle)])),
    importedBy: (module, request) => {
      const withoutExtension = (file: string) => file.replace(/\.\w+$/, '')
      const isOf = (file: string | null, end: string) => file !== null && withoutExtension(file).endsWith(end)
      const own = resolve(dirname(join(dir, module)), request)
      // A route may be in a different module than its expose. In that case, the only file with this end is used.
      const end = withoutExtension(request.replace(/^(\.{1,2}\/)+/, '/'))
      const requested = named.filter(([, { facadeModuleId }]) => isOf(facadeModuleId, end))
      const exact = requested.find(([, { facadeModuleId }]) => isOf(facadeModuleId, withoutExtension(own)))
      return (exact ?? (requested.length === 1 ? requested[0] : undefined))?.[0]
    },
    members: sortedMembers(members),
    modules,
    areModules: true,
  }
}

/** Makes the names of chunks unique by adding a number to repeated names. */
function uniqueNames(chunks: Rolldown.OutputChunk[]): [string, Rolldown.OutputChunk][] {
  const count = new Map<string, number>()
  const sorted = [...chunks].sort((a, b) => (a.fileName < b.fileName ? -1 : 1))
  return sorted.map((chunk) => {
    const name = nameOf(chunk)
    const earlier = count.get(name) ?? 0
    count.set(name, earlier + 1)
    return [earlier ? `${earlier + 1}-${name}` : name, chunk]
  })
}

/** Matches the texts of `@mentor-connect/i18n`, in its package and in this repository. */
const SHARED = /[\\/]i18n[\\/]\w+[\\/]messages[\\/]/

/**
 * Returns the name of a chunk. Chunks with messages end with their language, by which pages find the messages to
 * preload; those with the texts that all areas share have the same name as with webpack.
 */
function nameOf({ facadeModuleId, name }: Rolldown.OutputChunk): string {
  const locale = CATALOGUE.exec(facadeModuleId ?? '')?.[1]
  if (!locale) return name
  return SHARED.test(facadeModuleId ?? '') ? `shared-messages-${locale}` : `messages-${locale}`
}
