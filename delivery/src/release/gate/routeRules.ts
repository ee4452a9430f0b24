import type { Release } from '@mentor-connect/build/release/release'
import { isOfBackOffice } from '../../site/areas'
import type { Issue, LiveState, Rule } from '../candidate'

/** A remote must keep the exposes that the live shell mounts; a shell may mount only live exposes. */
export const exposeRule: Rule = ({ description }, live) => {
  if (description.area === 'shell')
    return (description.mounts ?? [])
      .filter((mount) => isOfThisSite(mount, live))
      .flatMap((mount) => mountIssues(mount, live))
  const own = (live.shell?.mounts ?? []).filter((mount) => mount.startsWith(`${description.area}/`))
  return own.flatMap((mount) =>
    mountIssues(mount, { ...live, remotes: { ...live.remotes, [description.area]: description } }),
  )
}

/**
 * True if a mount of the shell belongs to this site. The shell knows the frames of both sites, the product's and the
 * back office's, but each site has only its own areas.
 */
function isOfThisSite(mount: string, { remotes }: LiveState): boolean {
  return isOfBackOffice(mount.split('/')[0]!) === Object.keys(remotes).some(isOfBackOffice)
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

/** Routes to which other live areas link by id must exist. */
export const usedRoutesRule: Rule = ({ description }, live) => {
  const parts = { ...live.remotes, [description.area]: description }
  return Object.values(parts).flatMap((user) =>
    (user.uses ?? []).flatMap((use) => useIssues(use, user, parts, description.area)),
  )
}

/**
 * A route to which other live areas link keeps its address, because their links contain the address instead of the id.
 */
export const movedRouteRule: Rule = ({ description: { area, exposes } }, live) => {
  const users = Object.values(live.remotes).filter((user) => user.area !== area)
  return Object.entries(live.remotes[area]?.exposes ?? {}).flatMap(([expose, routes]) => {
    const now = exposes[expose] ?? []
    const moved = routes.filter(
      ({ id, path }) => now.some((one) => one.id === id) && !now.some((one) => one.path === path),
    )
    return moved.flatMap(({ id, path }) => {
      const use = `${area}/${expose.slice(2)}#${id}`
      const linking = users.filter(({ uses = [] }) => uses.includes(use)).map((user) => user.area)
      return linking.length === 0
        ? []
        : [
            `The route "${id}" of ${area}/${expose.slice(2)} has no longer the address "${path}", to which ${linking.join(' and ')} links: keep a route with that address, which may redirect, until the others link to the new one.`,
          ]
    })
  })
}

/** Issues of a link to a route of another area. `use` has the form `remote/expose#route-id`. */
function useIssues(use: string, user: Release, parts: Record<string, Release>, candidate: string): Issue[] {
  const [, remote = '', expose = '', id = ''] = /^([^/]+)\/([^#]+)#(.+)$/.exec(use) ?? []
  if (candidate !== remote && candidate !== user.area) return []
  const routes = parts[remote]?.exposes[`./${expose}`]
  if (routes?.some((route) => route.id === id)) return []
  return [
    `${user.area} uses the route "${id}" of ${remote}/${expose}, which does not exist: keep it, or release ${user.area} without that use first.`,
  ]
}
