import { paths } from '@mentor-connect/shared/remote'
import mounts from './mounts.json'

export type FrameId = 'public' | 'learner' | 'mentor'

/** `by-role`: the mentor frame for mentors, the public frame for everybody else. */
export type FrameSlot = FrameId | 'by-role'

/** Who may open a mount. `guest`: signed-in people are redirected to their own counterpart. */
export type Guard = 'open' | 'guest' | 'user' | 'mentor'

/** A row of the mount table: where an expose of a remote is mounted, in which frame, and for whom. */
export interface Mount {
  /** Namespace of its route ids. */
  id: string
  /** Base path of its routes. */
  path: string
  /** Where the base path redirects to. */
  start?: string
  /** Path patterns that belong to it; the most specific pattern in the table wins. */
  owns: string[]
  remote: string
  expose: string
  frame: FrameSlot
  guard: Guard
}

/** The remote that provides each frame. */
export const FRAMES: Record<FrameId, { remote: string; expose: string }> = {
  public: { remote: 'public', expose: 'frame' },
  learner: { remote: 'learner', expose: 'frame' },
  mentor: { remote: 'mentor', expose: 'frame' },
}

/** The mount table. It is plain data, so that `npm run new-remote` can add and remove rows. */
export const MOUNTS = mounts as Mount[]

/** Public pages that redirect signed-in people, with the targets. All other public pages are open to everybody. */
export const GUEST_PAGES: {
  pattern: string
  user: (id: string) => string
  mentor?: (id: string) => string
}[] = [
  { pattern: paths.home, user: () => paths.learner.home, mentor: () => paths.mentorArea.home },
  { pattern: paths.about, user: () => paths.learner.home, mentor: () => paths.mentorArea.home },
  { pattern: paths.mentors, user: () => paths.learner.home, mentor: () => paths.mentorArea.home },
  { pattern: paths.signUp, user: () => paths.learner.home, mentor: () => paths.mentorArea.home },
  { pattern: paths.mentorSignUp, user: () => paths.learner.home, mentor: () => paths.mentorArea.home },
  { pattern: paths.resources, user: () => paths.learner.resources },
  { pattern: paths.resource(':id'), user: paths.learner.resource },
  { pattern: paths.mentor(':id'), user: paths.learner.mentor },
]
