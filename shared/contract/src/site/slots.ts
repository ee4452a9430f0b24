import type { FrameId } from './mounts'

// Slots to which areas add something in the frames and pages of other areas. Releases contain the additions as data.

/**
 * Slot → the frame that shows the link. The link is an entry of the navigation, an icon beside the person's picture
 * (`header`), or a tab inside one of the frame's own entries.
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

/** Slots for components: in pages of learners, and for a number beside a navigation entry. */
export const COMPONENT_SLOTS = ['learner.dashboard', 'course.tab', 'navigation.badge'] as const
export type ComponentSlot = (typeof COMPONENT_SLOTS)[number]

export type SlotName = NavigationSlot | ComponentSlot

/** Names of the icons that a navigation entry may have. */
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
  /** Address within the area to which the link leads. */
  to: string
  /**
   * Further addresses of the area at which the link is shown as the current one. This also applies to all addresses
   * below them.
   */
  also?: string[]
  label: Label
  /** Name of the icon. Tabs are shown without an icon. */
  icon?: IconName
  /** Position of the entry. The frame's own entries and tabs have 10, 20, 30 and so on. */
  order: number
  /** Name of the expose that shows a number beside the entry. */
  badge?: string
}

/** A component that an area adds to a page of another area. */
export interface DeclaredContribution {
  slot: Exclude<ComponentSlot, 'navigation.badge'>
  expose: string
  /** Label of a tab, or accessible name of a card. */
  label: Label
  order: number
}
