import { GUARDS_OF, type DeclaredMount } from '@mentor-connect/contract/site/mounts'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import { ownerOf, RESERVED_FOR_SITE } from '../../site/pages/ownership'
import { isBelow } from '../grants/neededGrant'
import type { Issue, LiveState, Rule } from '../candidate'

/** A shell without its own mount table needs the declarations of all areas. */
export const declarationRule: Rule = ({ description }, live) => {
  const shell = description.area === 'shell' ? description : live.shell
  if (!shell?.frames) return []
  const remotes = description.area === 'shell' ? Object.values(live.remotes) : [description]
  return remotes
    .filter(({ declares }) => !declares)
    .map(
      ({ area, release }) =>
        `${area}@${release} does not declare where it is mounted, which shell ${shell.release} needs: build ${area} again and release it first.`,
    )
}

/**
 * Mounts may own only addresses below their paths, need a guard that fits their frame, and must not take addresses of
 * other areas.
 */
export const mountRule: Rule = ({ description: { area, declares } }, live) => {
  const mounts = declares?.mounts ?? []
  return [
    ...repeatedPaths(mounts).map((path) => `${area} has two mounts at ${path}: join them in area.json.`),
    ...mounts.flatMap((mount) => [
      ...guardIssues(mount, area),
      ...ownedIssues(mount, area),
      ...startIssues(mount, mounts, area),
    ]),
    ...mounts.flatMap((mount) => takenIssues(mount, area, live)),
  ]
}

const repeatedPaths = (mounts: DeclaredMount[]) => {
  const paths = mounts.map(({ path }) => path)
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))]
}

function guardIssues({ path, frame, guard, counterparts }: DeclaredMount, area: string): Issue[] {
  const fitting = GUARDS_OF[frame]
  return [
    ...(fitting.includes(guard)
      ? []
      : [
          `${area} mounts ${path} in the ${frame} frame with the guard "${guard}": that frame is for people who pass "${fitting.join('" or "')}".`,
        ]),
    ...(counterparts && guard !== 'guest'
      ? [`${area} states counterparts of ${path}, which has the guard "${guard}": they belong to "guest".`]
      : []),
  ]
}

function ownedIssues({ path, owns }: DeclaredMount, area: string): Issue[] {
  return [path, ...owns].flatMap((pattern) => {
    if (RESERVED_FOR_SITE.includes(pattern.split('/')[1]!))
      return [`${area} mounts ${pattern}, which the site itself uses: choose another path.`]
    return isBelow(pattern, path)
      ? []
      : [`${area} mounts ${path}, but ${pattern} is not below it: declare another mount for it.`]
  })
}

/** Redirects of a mount must lead to its own pages, so that they end. */
function startIssues(
  { path, start, counterparts = [] }: DeclaredMount,
  mounts: DeclaredMount[],
  area: string,
): Issue[] {
  const own = mounts.find((mount) => mount.path === path)
  return [
    ...(start && (start === path || ownerOf(start, mounts) !== own)
      ? [`${area} redirects ${path} to ${start}, which does not belong to the same mount: correct "start".`]
      : []),
    ...counterparts
      .filter(({ page }) => !isBelow(page, path))
      .map(({ page }) => `${area} states a counterpart of ${page}, which is not below ${path}: correct it.`),
  ]
}

function takenIssues({ path, owns }: DeclaredMount, area: string, live: LiveState): Issue[] {
  const others = Object.values(live.remotes).filter((other) => other.area !== area)
  return owns.flatMap((pattern) =>
    others.flatMap((other) =>
      [
        ...patternsOf(other.declares).filter((taken) => isSameRank(pattern, taken)),
        ...mountsInside(path, other.declares).filter((taken) => isBelow(pattern, taken)),
      ].map(
        (taken) => `${area} mounts ${pattern}, but ${taken} belongs to ${other.area}: choose another path.`,
      ),
    ),
  )
}

/**
 * Returns the paths of an area's mounts that are below `path`. The area has excluded them from the larger
 * mount on purpose.
 */
const mountsInside = (path: string, declares: AreaDeclaration | undefined) =>
  (declares?.mounts ?? [])
    .map((mount) => mount.path)
    .filter((other) => other !== path && isBelow(other, path))

const patternsOf = (declares: AreaDeclaration | undefined) =>
  (declares?.mounts ?? []).flatMap(({ owns }) => owns)

/** A counterpart of a page must be a page that the role may open: otherwise the person would be redirected for ever. */
export const counterpartRule: Rule = ({ description }, live) => {
  if (!description.declares) return []
  const next = { ...live.remotes, [description.area]: description }
  const table = Object.values(next).flatMap(({ declares }) => declares?.mounts ?? [])
  return description.declares.mounts.flatMap(({ counterparts = [] }) =>
    counterparts.flatMap(({ page, ...targets }) =>
      (['user', 'mentor'] as const).flatMap((role) => {
        const target = targets[role]
        const guard = target && ownerOf(target.replace(/:\w+/g, '_'), table)?.guard
        return !target || guard === role || guard === 'open'
          ? []
          : [
              `${description.area} redirects a ${NAMES[role]} from ${page} to ${target}, which is not a page for them: correct "counterparts".`,
            ]
      }),
    ),
  )
}

const NAMES = { user: 'learner', mentor: 'mentor' }

/** A mount must stay while other live areas link to it. */
export const removedMountRule: Rule = ({ description: { area, declares } }, live) => {
  const before = live.remotes[area]?.declares?.mounts ?? []
  const users = Object.values(live.remotes).filter((user) => user.area !== area)
  if (!declares) return []
  return before
    .filter(({ path, expose }) => !declares.mounts.some((now) => now.path === path && now.expose === expose))
    .flatMap(({ path, expose }) => {
      const linking = users.filter(({ uses = [] }) =>
        uses.some((use) => use.startsWith(`${area}/${expose}#`)),
      )
      return linking.length === 0
        ? []
        : [
            `${area} no longer mounts "${expose}" at ${path}, to which ${linking.map((user) => user.area).join(' and ')} links: keep the mount until the others are released without these links.`,
          ]
    })
}

const isParameter = (segment: string) => segment.startsWith(':')

/**
 * True if two patterns match the same addresses with the same rank, so that the router would take the one that comes
 * first in the table. Parameters match any segment; `*` at the end matches the rest. Patterns have the same rank only
 * if they have equally many names.
 */
export function isSameRank(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)]
  if (a.length !== b.length || (a.at(-1) === '*') !== (b.at(-1) === '*')) return false
  const canBothMatch = a.every((segment, index) => {
    const against = b[index]!
    return segment === against || isParameter(segment) || isParameter(against)
  })
  return canBothMatch && countParameters(a) === countParameters(b)
}

const segmentsOf = (pattern: string) => pattern.split('/').filter(Boolean)

const countParameters = (segments: string[]) => segments.filter(isParameter).length
