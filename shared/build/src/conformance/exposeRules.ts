import type { ReleaseRule } from './builtRelease'

/** Checks that each mount shows an expose of the same release. */
export const mountedExposeRule: ReleaseRule = ({ description: { area, exposes, declares } }) =>
  (declares?.mounts ?? [])
    .filter(({ expose }) => !(`./${expose}` in exposes))
    .map(
      ({ path, expose }) =>
        `${area} mounts "${expose}" at ${path}, but does not expose "./${expose}": correct area.json, or expose it.`,
    )

/** Checks that each component for pages of other areas is an expose of the release. */
export const addedExposeRule: ReleaseRule = ({ description: { area, exposes, declares } }) => {
  const badges = (declares?.navigation ?? []).flatMap(({ badge }) => badge ?? [])
  const components = (declares?.contributions ?? []).map(({ expose }) => expose)
  return [...new Set([...badges, ...components])]
    .filter((expose) => !(`./${expose}` in exposes))
    .map(
      (expose) =>
        `${area} adds "${expose}" to a slot, but does not expose "./${expose}": correct area.json, or expose it.`,
    )
}

/** Checks that route ids are unique within an expose, because the router would silently drop the second route. */
export const routeIdRule: ReleaseRule = ({ description }) =>
  Object.entries(description.exposes).flatMap(([expose, routes]) => {
    const ids = routes.map(({ id }) => id)
    const duplicates = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
    return duplicates.map(
      (id) =>
        `The route id "${id}" is declared twice in ${description.area}/${expose.slice(2)}: give one of them another id.`,
    )
  })
