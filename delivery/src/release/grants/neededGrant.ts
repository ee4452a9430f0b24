import { FRAME_IDS, framesOf } from '@mentor-connect/contract/site/mounts'
import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { AreaDeclaration } from '@mentor-connect/build/release/declaration'
import {
  COMPONENT_SLOTS,
  FRAME_OF_NAVIGATION,
  type NavigationSlot,
  type SlotName,
} from '@mentor-connect/contract/site/slots'

export const SLOT_NAMES: SlotName[] = [
  ...(Object.keys(FRAME_OF_NAVIGATION) as NavigationSlot[]),
  ...COMPONENT_SLOTS,
]

/** The least that has to be granted to an area with this declaration. */
export function neededGrant({ mounts, navigation = [], contributions = [] }: AreaDeclaration): Grant {
  return joinedGrants({
    paths: mounts.map(({ path }) => path),
    frames: mounts.flatMap(({ frame }) => framesOf(frame)),
    slots: [
      ...[...navigation, ...contributions].map(({ slot }) => slot),
      ...navigation.flatMap(({ badge }) => (badge ? ['navigation.badge' as const] : [])),
    ],
  })
}

/** What several grants allow together. */
export function joinedGrants(...grants: Grant[]): Grant {
  const paths = grants.flatMap((grant) => grant.paths)
  return {
    paths: [...new Set(paths)]
      .filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))
      .sort(),
    frames: FRAME_IDS.filter((frame) => grants.some(({ frames }) => frames.includes(frame))),
    slots: SLOT_NAMES.filter((slot) => grants.some(({ slots }) => slots?.includes(slot))),
  }
}

/** What is needed and not granted; undefined if nothing is missing. */
export function missingGrant(needed: Grant, granted: Grant | undefined): Grant | undefined {
  const missing = {
    paths: needed.paths.filter((path) => !granted?.paths.some((one) => isBelow(path, one))),
    frames: needed.frames.filter((frame) => !granted?.frames.includes(frame)),
    slots: needed.slots?.filter((slot) => !granted?.slots?.includes(slot)),
  }
  return Object.values(missing).some((list) => list && list.length > 0) ? missing : undefined
}

/** Whether a path or a pattern is another path, or below it. */
export const isBelow = (path: string, other: string) => `${path}/`.startsWith(`${other}/`.replace('//', '/'))

/** `/jobs · frames: public` */
export function describeGrant({ paths, frames, slots = [] }: Grant): string {
  const parts = [
    paths.join(', '),
    frames.length > 0 && `frames: ${frames.join(', ')}`,
    slots.length > 0 && `slots: ${slots.join(', ')}`,
  ]
  return parts.filter(Boolean).join(' · ') || 'nothing'
}

/** The command with which the site's owner grants all this to an area. */
export function grantCommand(area: string, { paths, frames, slots = [] }: Grant): string {
  const options = Object.entries({ paths, frames, slots })
    .filter(([, names]) => names.length > 0)
    .map(([option, names]) => `--${option} ${names.join(',')}`)
  return ['npm run site -- grant', area, ...options].join(' ')
}
