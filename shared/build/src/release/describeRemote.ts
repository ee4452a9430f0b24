import type { Stats } from 'webpack'
import { contractRange, usedRoutes, type Build } from '../remote'
import { SINGLETONS } from '../singletons'
import type { Area } from './area'
import type { Statement } from './buildRelease'
import type { ChunkInfo } from './chunkInfo'
import { describeExposes } from './describe'
import { readDeclaration } from './readDeclaration'
import { usedMembers } from './usedMembers'

/** What the release of a remote states about itself. */
export function describeRemote(
  area: Area,
  { exposes }: Build,
  stats: Stats,
  { importedBy }: ChunkInfo,
): Statement {
  return {
    contract: contractRange(area.dir),
    uses: usedRoutes(area.dir),
    declares: readDeclaration(area.dir),
    shared: Object.fromEntries(
      Object.entries(SINGLETONS).map(([singleton, { requires }]) => [singleton, requires]),
    ),
    members: usedMembers(stats),
    exposes: describeExposes(area, exposes, importedBy),
  }
}
