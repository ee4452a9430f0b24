import { ReleaseDescription } from '@mentor-connect/build/release/release'
import Type, { type Static } from 'typebox'

/** What is known about a release before it is built. */
export const Intent = Type.Pick(ReleaseDescription, [
  'contract',
  'provides',
  'adapts',
  'mounts',
  'frames',
  'declares',
])
export type Intent = Static<typeof Intent>
