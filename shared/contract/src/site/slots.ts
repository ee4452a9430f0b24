import type { FrameId } from './mounts'

// What areas add to the frames and pages of other areas: data that comes with their releases.

/**
 * Slot → the frame that shows the link: as an entry of the navigation, as an icon beside the portrait (`header`), or as
 * a tab inside one of the frame's own entries.
 */
export const FRAME_OF_NAVIGATION = {
  'public.navigation': 'public',
  'learner.navigation': 'learner',
  'learner.header': 'learner',
  'learner.explore': 'learner',
  'learner.mentors': 'learner',
  'learner.favourites': 'learner',
  'mentor.navigation': 'mentor',
  'mentor.header': 'mentor',
  'mentor.learners': 'mentor',
  'mentor.mentorship': 'mentor',
} as const satisfies Record<string, FrameId>
export type NavigationSlot = keyof typeof FRAME_OF_NAVIGATION

/** Slots for components in pages of learners, and for a number beside an entry. */
export const COMPONENT_SLOTS = ['learner.dashboard', 'course.tab', 'navigation.badge'] as const
export type ComponentSlot = (typeof COMPONENT_SLOTS)[number]

export type SlotName = NavigationSlot | ComponentSlot

/** The icons that an entry may have. */
export const ICON_NAMES = [
  'bell',
  'book',
  'briefcase',
  'calendar',
  'file',
  'handshake',
  'message',
  'star',
  'users',
] as const
export type IconName = (typeof ICON_NAMES)[number]

/** A text in every language of the site. */
export interface Label {
  en: string
  hi: string
}

/** A link in the navigation of a frame. */
export interface DeclaredEntry {
  slot: NavigationSlot
  /** An address of the area itself. */
  to: string
  /** Further addresses of the area at which the link is the current one, with all below them. */
  also?: string[]
  label: Label
  /** Tabs are shown without one. */
  icon?: IconName
  /** The frame's own entries, and the tabs in them, have 10, 20, 30… */
  order: number
  /** The expose that shows a number beside the entry. */
  badge?: string
}

/** A component that an area adds to a page of another area. */
export interface DeclaredContribution {
  slot: Exclude<ComponentSlot, 'navigation.badge'>
  expose: string
  /** What it is called: the label of a tab, the accessible name of a card. */
  label: Label
  order: number
}
