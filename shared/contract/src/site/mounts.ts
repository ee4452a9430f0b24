// Declarations of areas. Each release contains them, and the registry passes them on to the shell.

/** Frames around the pages of areas. `admin` is the frame of the back office, which is a separate site. */
export const FRAME_IDS = ['public', 'learner', 'mentor', 'admin'] as const
export type FrameId = (typeof FRAME_IDS)[number]

/** The frame of a mount. `by-role`: the frame for the role of the reader; visitors get the public one. */
export type FrameSlot = FrameId | 'by-role'

/** Returns the frames that may be shown around a mount. */
export const framesOf = (slot: FrameSlot): FrameId[] =>
  slot === 'by-role' ? ['public', 'learner', 'mentor'] : [slot]

/**
 * Groups of people who may open a mount. `guest`: signed-in people are redirected to the corresponding page of their
 * area, if there is one.
 */
export const GUARDS = ['open', 'guest', 'user', 'mentor'] as const
export type Guard = (typeof GUARDS)[number]

/** The guards that are allowed with each frame. Pages in the frame of a role are only for that role. */
export const GUARDS_OF: Record<FrameSlot, readonly Guard[]> = {
  public: GUARDS,
  'by-role': GUARDS,
  learner: ['user'],
  mentor: ['mentor'],
  admin: ['open'],
}

/** A public page that redirects signed-in people, with the target of each role. */
export interface Counterpart {
  /**
   * Path of the public page. The values of its parameters, written as `:name`, are filled into the targets.
   */
  page: string
  user?: string
  mentor?: string
}

/** Declares where an area shows one of its exposes: the base path, frame and guard. */
export interface DeclaredMount {
  /** Base path of the routes of the expose. */
  path: string
  /** Path to which the base path redirects. */
  start?: string
  /**
   * Path patterns that belong to the mount. If several mounts of the site match, the one with the most specific
   * pattern wins.
   */
  owns: string[]
  expose: string
  frame: FrameSlot
  guard: Guard
  /** Redirects for the guard `guest`. */
  counterparts?: Counterpart[]
}

/** A row of the site's mount table. */
export interface Mount extends DeclaredMount {
  /** Prefix of the ids of the mount's routes. */
  id: string
  remote: string
}

/** Creates the mount table of a site. @param declared area → its mounts */
export function mountTable(declared: Record<string, DeclaredMount[] | undefined>): Mount[] {
  return Object.entries(declared).flatMap(([remote, mounts = []]) =>
    mounts.map((mount) => ({ ...mount, remote, id: remote + mount.path })),
  )
}

/** A mount as it is written in `area.json`. */
export type StatedMount = Omit<DeclaredMount, 'owns' | 'expose'> &
  Partial<Pick<DeclaredMount, 'owns' | 'expose'>>

/** Adds the defaults of a mount: it shows the expose `routes` and owns all addresses below its path. */
export const withDefaults = (mount: StatedMount): DeclaredMount => ({
  expose: 'routes',
  owns: [`${mount.path}/*`.replace('//', '/')],
  ...mount,
})
