import type { Stats, StatsChunk } from 'webpack'

type Chunks = Pick<StatsChunk, 'names' | 'files' | 'origins'>[]

/** Facts about the chunks of a build that are needed for preloading. */
export interface ChunkInfo {
  /** Chunk name → all scripts and style sheets that are loaded with it. */
  files: Record<string, string[]>
  /**
   * Returns the name of the chunk that `import(request)` in a module loads. Both are given as webpack writes them,
   * for example `./src/routes.tsx`.
   */
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
    const loaded = assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))
    return [name, loaded] as const
  })
  // Chunks that several pages share are not imported by name; webpack loads them together with the imported chunks.
  const isImported = ({ names = [] }: StatsChunk) => names.some((name) => name in namedChunkGroups)
  return {
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    importedBy: (module, request) => nameOf(chunks.filter(isImported), module, request),
  }
}

/**
 * Returns the name of the chunk for a request. A route may be in a different module than its expose. In that case,
 * the only chunk with this request is used.
 */
function nameOf(chunks: Chunks, module: string, request: string): string | undefined {
  const requested = chunks.filter(({ origins = [] }) => origins.some((origin) => origin.request === request))
  const own = requested.find(({ origins = [] }) =>
    origins.some((origin) => origin.moduleName === module && origin.request === request),
  )
  return (own ?? (requested.length === 1 ? requested[0] : undefined))?.names?.[0]
}
