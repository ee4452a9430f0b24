import { ReleaseDescription } from '@mentor-connect/build/release/release'
import Type, { type Static } from 'typebox'

/** The part of a release's description that is known before the build. */
export const Intent = Type.Pick(ReleaseDescription, [
  'contract',
  'provides',
  'adapts',
  'mounts',
  'frames',
  'declares',
])
export type Intent = Static<typeof Intent>
