import { SINGLETONS, takenPackages } from '../singletons'
import type { Area } from './area'
import type { Statement } from './buildRelease'
import type { AreaBuild, Compiled } from './compiled'
import { describeExposes } from './describe'
import { readDeclaration } from './readDeclaration'
import { contractRange, ownReact, usedRoutes } from './statement'

/** Returns the description of a remote's release. */
export function describeRemote(
  area: Area,
  { exposes }: AreaBuild,
  { members, importedBy }: Compiled,
): Statement {
  const react = ownReact(area.dir)
  return {
    contract: contractRange(area.dir),
    uses: usedRoutes(area.dir),
    declares: readDeclaration(area.dir),
    shared: rangesOf(takenPackages(react !== undefined)),
    ...(react && { ownReact: react }),
    members,
    exposes: describeExposes(area, exposes, importedBy),
  }
}

const rangesOf = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, SINGLETONS[name]!.requires]))
