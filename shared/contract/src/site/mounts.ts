// What areas declare about themselves in their releases, and the registry tells the shell.

/** `admin` is the frame of the back office, which has a site of its own. */
export const FRAME_IDS = ['public', 'learner', 'mentor', 'admin'] as const
export type FrameId = (typeof FRAME_IDS)[number]

/** `by-role`: the frame of the reader’s role, the public one for visitors. */
export type FrameSlot = FrameId | 'by-role'

/** The frames that a slot may show. */
export const framesOf = (slot: FrameSlot): FrameId[] =>
  slot === 'by-role' ? ['public', 'learner', 'mentor'] : [slot]

/** Who may open a mount. `guest`: signed-in people are redirected to their counterpart of the page, if there is one. */
export const GUARDS = ['open', 'guest', 'user', 'mentor'] as const
export type Guard = (typeof GUARDS)[number]

/** The guards that fit a frame: what is in the frame of a role is for that role only. */
export const GUARDS_OF: Record<FrameSlot, readonly Guard[]> = {
  public: GUARDS,
  'by-role': GUARDS,
  learner: ['user'],
  mentor: ['mentor'],
  admin: ['open'],
}

/** A public page that redirects signed-in people, with the target of each role. */
export interface Counterpart {
  /** Parameters as `:name`; they are filled in in the targets. */
  page: string
  user?: string
  mentor?: string
}

/** Where an area shows one of its exposes: base path, frame and guard. */
export interface DeclaredMount {
  /** Base path of the routes of the expose. */
  path: string
  /** Where the base path redirects to. */
  start?: string
  /** Path patterns that belong to it; of all mounts of the site, the one with the most specific pattern wins. */
  owns: string[]
  expose: string
  frame: FrameSlot
  guard: Guard
  /** For the guard `guest`. */
  counterparts?: Counterpart[]
}

/** A row of the site's mount table. */
export interface Mount extends DeclaredMount {
  /** Namespace of its route ids. */
  id: string
  remote: string
}

/** The mount table of a site. @param declared area → its mounts */
export function mountTable(declared: Record<string, DeclaredMount[] | undefined>): Mount[] {
  return Object.entries(declared).flatMap(([remote, mounts = []]) =>
    mounts.map((mount) => ({ ...mount, remote, id: remote + mount.path })),
  )
}

/** A mount in `area.json`. */
export type StatedMount = Omit<DeclaredMount, 'owns' | 'expose'> &
  Partial<Pick<DeclaredMount, 'owns' | 'expose'>>

/** A mount shows the expose `routes` and owns all addresses below its path, unless it says otherwise. */
export const withDefaults = (mount: StatedMount): DeclaredMount => ({
  expose: 'routes',
  owns: [`${mount.path}/*`.replace('//', '/')],
  ...mount,
})
