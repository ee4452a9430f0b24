import type { Stats, StatsChunk } from 'webpack'

type Chunks = Pick<StatsChunk, 'names' | 'files' | 'origins'>[]

/** Facts about the chunks of a build that preloading needs. */
export interface ChunkInfo {
  /** Chunk name → all scripts and style sheets that are loaded with it. */
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
    const loaded = assets.map((asset) => asset.name).filter((file) => /\.(js|css)$/.test(file))
    return [name, loaded] as const
  })
  // Chunks that several pages share are not imported; webpack loads them together with those that are.
  const isImported = ({ names = [] }: StatsChunk) => names.some((name) => name in namedChunkGroups)
  return {
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    importedBy: (module, request) => nameOf(chunks.filter(isImported), module, request),
  }
}

/** A route may be written in another module than its expose: then the only chunk with this request is meant. */
function nameOf(chunks: Chunks, module: string, request: string): string | undefined {
  const requested = chunks.filter(({ origins = [] }) => origins.some((origin) => origin.request === request))
  const own = requested.find(({ origins = [] }) =>
    origins.some((origin) => origin.moduleName === module && origin.request === request),
  )
  return (own ?? (requested.length === 1 ? requested[0] : undefined))?.names?.[0]
}
