import { areaOfFlag } from '@mentor-connect/contract/site/flags'
import { GUARDS_OF } from '@mentor-connect/contract/site/mounts'
import { AUDIENCE_OF_SLOT, FRAME_OF_NAVIGATION } from '@mentor-connect/contract/site/slots'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import { ENDPOINTS } from '@mentor-connect/contract/samples/endpoints'
import { ownerOf } from '../../site/pages/ownership'
import { offeredSlots, type Issue, type Rule } from '../candidate'
import { beginsLikeSiteSlot } from '../grants/neededGrant'

/**
 * Each navigation entry that an area adds must lead to pages of that area, and the people who see the entry must be
 * allowed to open them.
 */
export const navigationRule: Rule = ({ description: { area, declares } }) =>
  (declares?.navigation ?? []).flatMap((entry) => entryIssues(entry, area, declares!))

type Entry = NonNullable<AreaDeclaration['navigation']>[number]

function entryIssues(
  { slot, to, also = [], badge }: Entry,
  area: string,
  { mounts }: AreaDeclaration,
): Issue[] {
  const frame = FRAME_OF_NAVIGATION[slot]
  const isForFrame = (path: string) => {
    // A mount may own only the pages below its path: `/user/mentor`, for example, owns only `/user/mentor/:mentorId`.
    const guard = (mounts.find((mount) => mount.path === path) ?? ownerOf(path, mounts))?.guard
    return frame === 'public' ? isPublic(guard) : guard !== undefined && GUARDS_OF[frame].includes(guard)
  }
  return [
    ...[to, ...also]
      .filter((path) => !isForFrame(path))
      .map(
        (path) =>
          `${area} adds ${path} to ${slot}, which is not a page of ${area} for the people of that frame: correct it, or mount it.`,
      ),
    ...(badge && frame === 'public'
      ? [`${area} adds a badge to ${to} in ${slot}: only the frames of signed-in people show badges.`]
      : []),
  ]
}

const isPublic = (guard: string | undefined) => guard === 'open' || guard === 'guest'

/** Components may only be added to slots of the site, and to those that a live area offers. */
export const contributionRule: Rule = ({ description: { area, declares } }, { remotes }) => {
  const slots = [...Object.keys(AUDIENCE_OF_SLOT), ...Object.keys(offeredSlots(remotes))]
  return (declares?.contributions ?? [])
    .filter(({ slot }) => !slots.includes(slot))
    .map(
      ({ slot }) =>
        `${area} adds a component to ${slot}, which is no slot: the site and its areas have ${slots.join(', ')}.`,
    )
}

/** A slot that an area offers has a name of that area, and is in pages of that area. */
export const offeredSlotRule: Rule = ({ description: { area, declares } }) =>
  Object.entries(declares?.slots ?? {}).flatMap(([name, { pages }]) => [
    ...(name.startsWith(`${area}.`)
      ? []
      : [`${area} offers the slot ${name}: call it ${area}.…, such as ${area}.details.`]),
    ...(beginsLikeSiteSlot(name)
      ? [`${area} offers the slot ${name}, but names with this beginning belong to the site.`]
      : []),
    ...pages
      .filter((page) => !ownerOf(page, declares!.mounts))
      .map(
        (page) =>
          `${area} offers ${name} in ${page}, which is not a page of ${area}: correct it, or mount it.`,
      ),
  ])

/** The name of a flag begins with that of its area, so that areas cannot read or set flags of each other by mistake. */
export const flagRule: Rule = ({ description: { area, declares } }) =>
  Object.keys(declares?.flags ?? {})
    .filter((name) => areaOfFlag(name) !== area)
    .map((name) => `${area} declares the flag ${name}: call it ${area}.…, such as ${area}.new-search.`)

/**
 * The paths in `offlineReads` must be reads (GET) of the API, because the service worker stores their responses. Those
 * in its `public` list must be readable without signing in.
 */
export const offlineReadRule: Rule = ({ description: { area, declares } }) => {
  const { public: ofAll = [], personal = [] } = declares?.offlineReads ?? {}
  const reads = ENDPOINTS.filter(({ method, service, file }) => method === 'GET' && !service && !file)
  const issue = (path: string, isPublic: boolean): Issue[] => {
    const endpoint = reads.find((one) => one.path === path)
    if (!endpoint)
      return [
        `${area} keeps ${path} for offline use, which is not a read of the API: write its path as in the contract.`,
      ]
    return isPublic && endpoint.access !== 'public'
      ? [`${area} keeps ${path} as public, but it is for signed-in people: keep it as personal.`]
      : []
  }
  return [...ofAll.flatMap((path) => issue(path, true)), ...personal.flatMap((path) => issue(path, false))]
}
