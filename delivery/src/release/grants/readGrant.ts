import { ServiceOrigin } from '@mentor-connect/contract/accounts/auth'
import { FRAME_IDS, type FrameId } from '@mentor-connect/contract/site/mounts'
import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { SlotName } from '@mentor-connect/contract/site/slots'
import { Value } from 'typebox/value'
import { SlotForComponents } from '@mentor-connect/build/release/declaration'
import { AreaName, DeclaredPath, ServiceName } from '@mentor-connect/build/release/releaseTexts'
import { Refused } from '@mentor-connect/release/refused'
import { beginsLikeSiteSlot, joinedGrants, SITE_SLOTS } from './neededGrant'

/** Each option is a list with commas, of names, of paths, or of services such as `jobs=https://jobs.example.org`. */
type Options = Partial<Record<keyof Grant, string>>

/**
 * Reads a grant from the options of the command.
 * @throws Refused
 */
export function readGrant(area: string, options: Options): Grant {
  const paths = listOf(options.paths)
  const frames = listOf(options.frames)
  const slots = listOf(options.slots)
  const services = listOf(options.connects).map((one) => one.split('=') as [string, string?])
  const issues = [
    ...(Value.Check(AreaName, area) ? [] : [`"${area}" cannot be the name of an area.`]),
    ...paths
      .filter((path) => !Value.Check(DeclaredPath, path))
      .map((path) => `--paths: "${path}" is not a path in lower case, such as /jobs.`),
    ...frames
      .filter((frame) => !(FRAME_IDS as readonly string[]).includes(frame))
      .map((frame) => `--frames: "${frame}" is not one of ${FRAME_IDS.join(', ')}.`),
    ...slots
      .filter((slot) => !isSlot(slot))
      .map(
        (slot) =>
          `--slots: "${slot}" is not one of ${SITE_SLOTS.join(', ')}, nor a slot that an area offers, such as jobs.details.`,
      ),
    ...services
      .filter(([name, origin]) => !Value.Check(ServiceName, name) || !Value.Check(ServiceOrigin, origin))
      .map(
        (parts) =>
          `--connects: "${parts.join('=')}" is not a name and an origin, such as jobs=https://jobs.example.org.`,
      ),
  ]
  if (issues.length > 0) throw new Refused(issues)
  const connects = Object.fromEntries(services) as Record<string, string>
  return joinedGrants({ paths, frames: frames as FrameId[], slots: slots as SlotName[], connects })
}

/** Areas may offer further slots, now or later, but none whose names begin like those of the site. */
const isSlot = (slot: string) =>
  (SITE_SLOTS as readonly string[]).includes(slot) ||
  (Value.Check(SlotForComponents, slot) && !beginsLikeSiteSlot(slot))

const listOf = (text = '') => text.split(',').filter(Boolean)
