import { FRAME_IDS, framesOf } from '@mentor-connect/contract/site/mounts'
import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import {
  AUDIENCE_OF_SLOT,
  BADGE_SLOT,
  FRAME_OF_NAVIGATION,
  type SiteSlot,
  type SlotName,
} from '@mentor-connect/contract/site/slots'

/** The slots of the site. Areas may offer more. */
export const SITE_SLOTS = [
  ...Object.keys(FRAME_OF_NAVIGATION),
  ...Object.keys(AUDIENCE_OF_SLOT),
  BADGE_SLOT,
] as SiteSlot[]

/** True for the name of a slot in whose group the site has slots, such as `learner.…`. */
export const beginsLikeSiteSlot = (slot: string): boolean =>
  SITE_SLOTS.some((one) => one.split('.')[0] === slot.split('.')[0])

/** The smallest grant that an area with this declaration needs. */
export function neededGrant({
  mounts,
  navigation = [],
  contributions = [],
  connects = {},
}: AreaDeclaration): Grant {
  return joinedGrants({
    paths: mounts.map(({ path }) => path),
    frames: mounts.flatMap(({ frame }) => framesOf(frame)),
    slots: [
      ...[...navigation, ...contributions].map(({ slot }): SlotName => slot),
      ...navigation.flatMap(({ badge }) => (badge ? [BADGE_SLOT] : [])),
    ],
    connects,
  })
}

/** Joins several grants. If two of them name the same service, the origin of the earlier one counts. */
export function joinedGrants(...grants: Grant[]): Grant {
  const paths = grants.flatMap((grant) => grant.paths)
  const connects = Object.assign({}, ...grants.map((grant) => grant.connects).reverse()) as Grant['connects']
  return {
    paths: [...new Set(paths)]
      .filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))
      .sort(),
    frames: FRAME_IDS.filter((frame) => grants.some(({ frames }) => frames.includes(frame))),
    slots: [...new Set(grants.flatMap(({ slots = [] }) => slots))].sort(),
    ...(connects && Object.keys(connects).length > 0 && { connects }),
  }
}

/** Returns the part of a needed grant that is missing; undefined if none is. */
export function missingGrant(needed: Grant, granted: Grant | undefined): Grant | undefined {
  const services = Object.entries(needed.connects ?? {}).filter(([name]) => !granted?.connects?.[name])
  const missing = {
    paths: needed.paths.filter((path) => !granted?.paths.some((one) => isBelow(path, one))),
    frames: needed.frames.filter((frame) => !granted?.frames.includes(frame)),
    slots: needed.slots?.filter((slot) => !granted?.slots?.includes(slot)),
    connects: Object.fromEntries(services),
  }
  const isMissing = Object.values(missing).some((part) => part && Object.keys(part).length > 0)
  return isMissing ? missing : undefined
}

/**
 * Lists reasons why an area may not have these services: their names belong to services of other areas.
 *
 * @param grants the grants of all areas
 */
export function takenServices(
  area: string,
  connects: Record<string, string>,
  grants: Record<string, Grant>,
): string[] {
  const others = Object.entries(grants).filter(([other]) => other !== area)
  return Object.entries(connects).flatMap(([name, origin]) =>
    others
      .filter(([, grant]) => (grant.connects?.[name] ?? origin) !== origin)
      .map(
        ([other, grant]) =>
          `${area} calls ${origin} "${name}", which is the name of ${grant.connects![name]} of ${other}: choose another name.`,
      ),
  )
}

/** True if a path or a pattern is the other path, or below it. */
export const isBelow = (path: string, other: string) => `${path}/`.startsWith(`${other}/`.replace('//', '/'))

/** A grant in one line, such as `/jobs · frames: public · services: jobs=https://jobs.example.org`. */
export function describeGrant({ paths, frames, slots = [], connects }: Grant): string {
  const services = serviceList(connects)
  const parts = [
    paths.join(', '),
    frames.length > 0 && `frames: ${frames.join(', ')}`,
    slots.length > 0 && `slots: ${slots.join(', ')}`,
    services.length > 0 && `services: ${services.join(', ')}`,
  ]
  return parts.filter(Boolean).join(' · ') || 'nothing'
}

const serviceList = (connects: Record<string, string> = {}) =>
  Object.entries(connects).map(([name, origin]) => `${name}=${origin}`)

/** The command with which the site's owner grants all this to an area. */
export function grantCommand(area: string, { paths, frames, slots = [], connects }: Grant): string {
  const options = Object.entries({ paths, frames, slots, connects: serviceList(connects) })
    .filter(([, names]) => names.length > 0)
    .map(([option, names]) => `--${option} ${names.join(',')}`)
  return ['npm run site -- grant', area, ...options].join(' ')
}
