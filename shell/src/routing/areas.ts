import { paths } from '@mentor-connect/shared/remote'
import mounts from './mounts.json'

export type FrameId = 'public' | 'learner' | 'mentor'

/** `by-role`: a mentor sees the mentor frame, everybody else the public one. */
export type FrameSlot = FrameId | 'by-role'

/** Who may be in a mount. `guest`: signed-in people are sent to where they have the same thing. */
export type Guard = 'open' | 'guest' | 'user' | 'mentor'

/** One line of the mount table: which expose of which remote stands where, inside which frame, for whom. */
export interface Mount {
  /** Namespace of its route ids. */
  id: string
  /** Where its routes begin. */
  path: string
  /** Where its bare path leads. */
  start?: string
  /** Patterns of the addresses it owns; the most specific pattern of the table wins. */
  owns: string[]
  remote: string
  expose: string
  frame: FrameSlot
  guard: Guard
}

/** Which remote gives each frame. */
export const FRAMES: Record<FrameId, { remote: string; expose: string }> = {
  public: { remote: 'public', expose: 'frame' },
  learner: { remote: 'learner', expose: 'frame' },
  mentor: { remote: 'mentor', expose: 'frame' },
}

/** The mount table. It is plain data, so that `npm run new-remote` can add to it and take away. */
export const MOUNTS = mounts as Mount[]

/** Public pages that a signed-in person has in another form, and where. Every other public page is open to all. */
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
