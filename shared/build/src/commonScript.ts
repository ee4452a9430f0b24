import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack'
import { exposeChunk } from './containerName'

const FRAME = exposeChunk('frame')

/** Exposes that are loaded on each page of an area. */
const ON_EACH_PAGE = [FRAME, exposeChunk('routes')]

/** A module that is in at least this many pages counts as used by most pages. */
const MOST_PAGES = 10

/**
 * Puts the code that the frame, the routes and the pages of an area have in common into one script. webpack on its
 * own repeats this code in each of their scripts, because it only splits off parts that are larger than 20 kB.
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
  return isOnEachPage ? chunks.length >= 2 : chunks.filter(isPage).length >= MOST_PAGES
}

/**
 * Returns true if the chunk is a page. Pages are loaded by the module of an expose; dialogs and other parts are
 * loaded later, by a page or by the frame.
 */
function isPage(chunk: Chunk): boolean {
  const loadedBy = [...chunk.groupsIterable].flatMap((group) => group.getParents())
  return loadedBy.some(({ name }) => name !== FRAME && name?.startsWith(exposeChunk('')))
}
