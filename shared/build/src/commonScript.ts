import type { ChunkGraph, Configuration, Module } from 'webpack'
import { exposeChunk } from './containerName'

/** Exposes that each page of an area loads. */
const ON_EACH_PAGE = ['frame', 'routes'].map(exposeChunk)

/** A module in at least this many chunks is used by most pages. */
const MOST_PAGES = 10

/**
 * One script with what the frame, the routes and the pages of an area have in common. By itself webpack repeats it in
 * their scripts, because it splits off only what is larger than 20 kB.
 */
export const commonScript: NonNullable<Configuration['optimization']>['splitChunks'] = {
  cacheGroups: {
    common: {
      name: 'common',
      chunks: 'async',
      enforce: true,
      priority: 10,
      test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => isCommon(module, chunkGraph),
    },
  },
}

function isCommon(module: Module, chunkGraph: ChunkGraph): boolean {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)]
  const isOnEachPage = chunks.some(({ name }) => ON_EACH_PAGE.includes(name ?? ''))
  return chunks.length >= (isOnEachPage ? 2 : MOST_PAGES)
}
