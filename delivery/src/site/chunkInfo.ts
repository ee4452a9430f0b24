import type { Stats, StatsChunk } from 'webpack'

type Chunks = Pick<StatsChunk, 'names' | 'files' | 'origins'>[]

/** Facts about the chunks of a build that preloading needs. */
export interface ChunkInfo {
  /** Chunk name → all scripts that are loaded with it. */
  files: Record<string, string[]>
  /** The chunk that `import(request)` in a module loads; both as webpack writes them, for example `./src/routes.tsx`. */
  importedBy: (module: string, request: string) => string | undefined
}

export function readChunkInfo(stats: Stats): ChunkInfo {
  const { namedChunkGroups = {}, chunks = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkGroups: true,
    chunkOrigins: true,
  })
  const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => {
    const scripts = assets.map((asset) => asset.name).filter((file) => file.endsWith('.js'))
    return [name, scripts] as const
  })
  return {
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    importedBy: (module, request) => nameOf(chunks, module, request),
  }
}

function nameOf(chunks: Chunks, module: string, request: string): string | undefined {
  // Unnamed chunks hold code that several pages share; webpack loads them together with the named one.
  const chunk = chunks.find(
    ({ names = [], origins = [] }) =>
      names.length > 0 &&
      origins.some((origin) => origin.moduleName === module && origin.request === request),
  )
  return chunk?.names?.[0]
}
