import { hasOwnHashList } from '../release/hashList'
import type { Issue, ReleaseRule } from './builtRelease'
import { readText } from './files'

/** A text in every copy of the runtime of Module Federation, which registers itself under this global name. */
const RUNTIME_MARK = '__FEDERATION__'

/** Checks that an entry with a larger budget really contains a runtime of Module Federation. */
export const ownRuntimeRule: ReleaseRule = ({ description: { entry, ownRuntime }, dir }) =>
  !ownRuntime || readText(dir, entry)?.includes(RUNTIME_MARK)
    ? []
    : [`${entry} contains no runtime of Module Federation: leave "ownRuntime" out of release.json.`]

/**
 * Checks that pages cannot load fallbacks. The site leaves them out of its list of hashes, so the release must not have
 * a list of its own, nor name a fallback for preloading.
 */
export const fallbackRule: ReleaseRule = ({ description, dir }) => {
  const { entry, chunks, chunkFiles = {}, fallbacks = [], files } = description
  if (fallbacks.length === 0) return []
  const loaded = new Set([entry, ...Object.values(chunks), ...Object.values(chunkFiles).flat()])
  const issues = fallbacks.flatMap((file): Issue[] => {
    if (!files[file]?.bytes) return [`The fallback ${file} is not a file of the release: describe it again.`]
    return loaded.has(file)
      ? [`${file} is a fallback and loaded by pages as well: put its package into a script of its own.`]
      : []
  })
  return hasOwnHashList(readText(dir, entry) ?? '')
    ? [...issues, `${entry} lists hashes itself, so that pages could load its fallbacks: leave them out.`]
    : issues
}
