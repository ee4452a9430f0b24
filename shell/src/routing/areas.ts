import { MENTOR_AREA_SEGMENTS, paths } from '@mentor-connect/shared/remote'

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

const mentorArea = MENTOR_AREA_SEGMENTS.filter((segment) => segment !== 'chat')

export const MOUNTS: Mount[] = [
  {
    id: 'public',
    path: '/',
    owns: ['/*'],
    remote: 'public',
    expose: 'routes',
    frame: 'public',
    guard: 'guest',
  },
  {
    id: 'mentor-profile',
    path: '/mentor',
    owns: ['/mentor/:mentorId'],
    remote: 'public',
    expose: 'mentors',
    frame: 'by-role',
    guard: 'guest',
  },
  {
    id: 'learner',
    path: '/user',
    start: paths.learner.home,
    owns: ['/user/*'],
    remote: 'learner',
    expose: 'routes',
    frame: 'learner',
    guard: 'user',
  },
  {
    id: 'learner-courses',
    path: '/user/resources',
    owns: ['/user/resources/*'],
    remote: 'public',
    expose: 'courses',
    frame: 'learner',
    guard: 'user',
  },
  {
    id: 'learner-bookmark',
    path: '/user/bookmarks',
    owns: ['/user/bookmarks/:courseId'],
    remote: 'public',
    expose: 'course',
    frame: 'learner',
    guard: 'user',
  },
  {
    id: 'learner-mentor',
    path: '/user/mentor',
    owns: ['/user/mentor/:mentorId'],
    remote: 'public',
    expose: 'mentors',
    frame: 'learner',
    guard: 'user',
  },
  {
    id: 'learner-chat',
    path: '/user/chat',
    owns: ['/user/chat/*'],
    remote: 'chat',
    expose: 'routes',
    frame: 'learner',
    guard: 'user',
  },
  {
    id: 'mentor',
    path: '/mentor',
    start: paths.mentorArea.home,
    owns: ['/mentor', ...mentorArea.map((segment) => `/mentor/${segment}/*`)],
    remote: 'mentor',
    expose: 'routes',
    frame: 'mentor',
    guard: 'mentor',
  },
  {
    id: 'mentor-chat',
    path: '/mentor/chat',
    owns: ['/mentor/chat/*'],
    remote: 'chat',
    expose: 'routes',
    frame: 'mentor',
    guard: 'mentor',
  },
]

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
