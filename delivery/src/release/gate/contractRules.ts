import { satisfies, validRange } from 'semver'
import type { Release } from '../../site/release'
import type { Issue, LiveState, Rule } from './candidate'

/** A remote needs a contract version that the live shell provides; a shell must satisfy all live remotes. */
export const contractRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return contractIssues(description, live.shell)
  return Object.values(live.remotes).flatMap((remote) => contractIssues(remote, description))
}

function contractIssues(remote: Release, shell: Release | undefined): Issue[] {
  if (!remote.contract || !validRange(remote.contract))
    return [
      `${remote.area} states no contract range: set "mentorConnect.contract" in its package.json, for example "^1.0.0".`,
    ]
  if (!shell) return []
  if (!shell.provides) return ['The shell states no contract version: build it again.']
  if (satisfies(shell.provides, remote.contract)) return []
  return [
    `${remote.area}@${remote.release} needs auth contract ${remote.contract}, shell ${shell.release} has ${shell.provides}: release the other one first, or widen the range.`,
  ]
}

/** A remote needs singleton versions that the live shell provides; a shell must satisfy all live remotes. */
export const sharedRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return sharedIssues(description, live.shell)
  return Object.values(live.remotes).flatMap((remote) => sharedIssues(remote, description))
}

function sharedIssues(remote: Release, shell: Release | undefined): Issue[] {
  if (!shell) return []
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const given = shell.shared[name]
    if (!given)
      return [
        `${remote.area}@${remote.release} needs ${name}, which shell ${shell.release} does not share: add it to singletons.ts and release the shell first.`,
      ]
    if (satisfies(given, range)) return []
    return [
      `${remote.area}@${remote.release} needs ${name} ${range}, shell ${shell.release} gives ${given}: build the remote against that version, or release the shell first.`,
    ]
  })
}

/** A remote must keep the exposes that the live shell mounts; a shell may only mount live exposes. */
export const exposeRule: Rule = ({ description }, live) => {
  if (description.area === 'shell')
    return (description.mounts ?? []).flatMap((mount) => mountIssues(mount, live))
  const own = (live.shell?.mounts ?? []).filter((mount) => mount.startsWith(`${description.area}/`))
  return own.flatMap((mount) =>
    mountIssues(mount, { ...live, remotes: { ...live.remotes, [description.area]: description } }),
  )
}

function mountIssues(mount: string, live: LiveState): Issue[] {
  const [remote = '', expose = ''] = mount.split('/')
  const release = live.remotes[remote]
  if (!release)
    return [`The shell mounts ${mount}, but no release of ${remote} is live: release ${remote} first.`]
  if (`./${expose}` in release.exposes) return []
  return [
    `${remote}@${release.release} does not expose "./${expose}", which the shell mounts: expose it again, or release a shell that does not mount it.`,
  ]
}

/** Routes that other live areas link to by id must exist. */
export const usedRoutesRule: Rule = ({ description }, live) => {
  const parts = { ...live.remotes, [description.area]: description }
  return Object.values(parts).flatMap((user) =>
    (user.uses ?? []).flatMap((use) => useIssues(use, user, parts, description.area)),
  )
}

/** `use` has the form `remote/expose#route-id`. */
function useIssues(use: string, user: Release, parts: Record<string, Release>, candidate: string): Issue[] {
  const [, remote = '', expose = '', id = ''] = /^([^/]+)\/([^#]+)#(.+)$/.exec(use) ?? []
  if (candidate !== remote && candidate !== user.area) return []
  const routes = parts[remote]?.exposes[`./${expose}`]
  if (routes?.some((route) => route.id === id)) return []
  return [
    `${user.area} uses the route "${id}" of ${remote}/${expose}, which does not exist: keep it, or release ${user.area} without that use first.`,
  ]
}

/** Route ids must be unique within an expose: the router would silently drop the second one. */
export const routeIdRule: Rule = ({ description }) =>
  Object.entries(description.exposes).flatMap(([expose, routes]) => {
    const ids = routes.map(({ id }) => id)
    const duplicates = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
    return duplicates.map(
      (id) =>
        `The route id "${id}" is declared twice in ${description.area}/${expose.slice(2)}: give one of them another id.`,
    )
  })
