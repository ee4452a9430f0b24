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

/** The people to whom the components of a slot are shown. `user` means learners. */
export const SLOT_AUDIENCES = ['user', 'mentor', 'signed-in', 'everyone'] as const
export type SlotAudience = (typeof SLOT_AUDIENCES)[number]

/** Slots for components in pages of the site → the people to whom they are shown. */
export const AUDIENCE_OF_SLOT = {
  'learner.dashboard': 'user',
  'course.tab': 'user',
  'course.search': 'everyone',
  'mentor.search': 'everyone',
  'mentor.profile': 'everyone',
  'mentor.dashboard': 'mentor',
  'mentor.learner': 'mentor',
  'account.settings': 'signed-in',
  'notification.list': 'signed-in',
  'notification.settings': 'signed-in',
} as const satisfies Record<string, SlotAudience>
export type ComponentSlot = keyof typeof AUDIENCE_OF_SLOT

/** Slot for the component that shows a number beside a navigation entry. */
export const BADGE_SLOT = 'navigation.badge' as const

/** Slots of the site. */
export type SiteSlot = NavigationSlot | ComponentSlot | typeof BADGE_SLOT
/** Slot that an area offers to others in its own pages. It begins with the name of that area. */
export type AreaSlotName = `${string}.${string}`
export type SlotName = SiteSlot | AreaSlotName

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

/** Elements that an icon of an area may consist of → their attributes. */
export const ICON_ATTRIBUTES = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
} as const
export interface IconElement {
  name: keyof typeof ICON_ATTRIBUTES
  attributes: Record<string, string>
}

/**
 * An icon that an area defines itself: lines in a square of 24 by 24, which are drawn like those of the
 * frames, in the colour of the text.
 */
export interface IconDrawing {
  elements: IconElement[]
}

/** A text in every language of the site. */
export interface Label {
  en: string
  hi: string
}

/** A link in the navigation of a frame. */
export interface DeclaredEntry {
  slot: NavigationSlot
  /** Target of the link: an address within the area. */
  to: string
  /**
   * Further addresses of the area at which the link is shown as the current one. This also applies to all addresses
   * below them.
   */
  also?: string[]
  label: Label
  /** Name of the icon, or a drawing. Tabs are shown without an icon. */
  icon?: IconName | IconDrawing
  /** Position of the entry. The frame's own entries and tabs have 10, 20, 30 and so on. */
  order: number
  /** Name of the expose that shows a number beside the entry. */
  badge?: string
}

/** A component that an area adds to a page of another area. */
export interface DeclaredContribution {
  slot: ComponentSlot | AreaSlotName
  expose: string
  /** Label of a tab, or accessible name of a card. */
  label: Label
  order: number
}
