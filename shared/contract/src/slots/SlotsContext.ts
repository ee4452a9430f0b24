import { createContext, type Context, type ReactNode } from 'react'
import type { AreaSlotName, ComponentSlot, DeclaredEntry, Label, NavigationSlot } from '../site/slots'

/** Props that each slot of the site passes to its components. */
export interface SlotProps extends Record<ComponentSlot, object> {
  'learner.dashboard': { learnerId: string }
  'course.tab': { courseId: string }
  /** `text` is the search text; empty if nothing is searched. */
  'course.search': { text: string }
  'mentor.search': { text: string }
  'mentor.profile': { mentorId: string }
  'mentor.dashboard': { mentorId: string }
  'mentor.learner': { learnerId: string }
  'account.settings': { personId: string }
  'notification.list': { personId: string }
  'notification.settings': { personId: string }
}

/** Props of a slot: those above, or, for a slot of an area, the ones that the area documents. */
export type PropsOf<Name extends string> = Name extends keyof SlotProps ? SlotProps[Name] : object

export interface NavigationEntry extends Omit<DeclaredEntry, 'slot' | 'badge'> {
  /** A number beside the entry. The component renders nothing until there is a number. */
  badge?: ReactNode
}

export interface Contribution<Name extends string> {
  /** Unique within the slot. */
  id: string
  label: Label
  /** Renders the component, which is loaded when the browser is idle. It renders nothing if it fails. */
  render: (props: PropsOf<Name>) => ReactNode
}

/** The additions of other areas, in the order in which they are shown. The shell provides them. */
export interface Slots {
  navigation: (slot: NavigationSlot) => NavigationEntry[]
  contributions: <Name extends ComponentSlot | AreaSlotName>(slot: Name) => Contribution<Name>[]
}

const NOTHING: Slots = { navigation: () => [], contributions: () => [] }

/**
 * The shell and every area contain a copy of this module. The copies share one context through a global
 * symbol and not through a shared package, because an area must also run in a shell that does not know slots;
 * the area's slots are then empty. If the shape of the context changes, the symbol needs another name.
 */
const KEY = Symbol.for('mentor-connect.slots.1')
const shared = globalThis as { [KEY]?: Context<Slots> }

export const SlotsContext: Context<Slots> = (shared[KEY] ??= createContext(NOTHING))
