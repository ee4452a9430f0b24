import { FRAME_IDS, type FrameId } from '@mentor-connect/contract/site/mounts'
import type { Grant } from '@mentor-connect/contract/site/siteConfiguration'
import type { SlotName } from '@mentor-connect/contract/site/slots'
import { Value } from 'typebox/value'
import { AreaName, DeclaredPath } from '@mentor-connect/build/release/releaseTexts'
import { Refused } from '@mentor-connect/release/refused'
import { joinedGrants, SLOT_NAMES } from './neededGrant'

/**
 * Reads a grant from the options of the command: names or paths between commas.
 * @throws Refused
 */
export function readGrant(area: string, options: { paths?: string; frames?: string; slots?: string }): Grant {
  const paths = listOf(options.paths)
  const frames = listOf(options.frames)
  const slots = listOf(options.slots)
  const issues = [
    ...(Value.Check(AreaName, area) ? [] : [`"${area}" cannot be the name of an area.`]),
    ...paths
      .filter((path) => !Value.Check(DeclaredPath, path))
      .map((path) => `--paths: "${path}" is not a path in lower case, such as /jobs.`),
    ...frames
      .filter((frame) => !(FRAME_IDS as readonly string[]).includes(frame))
      .map((frame) => `--frames: "${frame}" is not one of ${FRAME_IDS.join(', ')}.`),
    ...slots
      .filter((slot) => !(SLOT_NAMES as readonly string[]).includes(slot))
      .map((slot) => `--slots: "${slot}" is not one of ${SLOT_NAMES.join(', ')}.`),
  ]
  if (issues.length > 0) throw new Refused(issues)
  return joinedGrants({ paths, frames: frames as FrameId[], slots: slots as SlotName[] })
}

const listOf = (text = '') => text.split(',').filter(Boolean)
