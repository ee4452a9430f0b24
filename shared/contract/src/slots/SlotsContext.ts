import { createContext, type Context, type ReactNode } from 'react'
import type { DeclaredContribution, DeclaredEntry, Label, NavigationSlot } from '../site/slots'

/** What each slot tells the components in it. */
export interface SlotProps {
  'learner.dashboard': { learnerId: string }
  'course.tab': { courseId: string }
}

export interface NavigationEntry extends Omit<DeclaredEntry, 'slot' | 'badge'> {
  /** A number beside the entry; it renders nothing until there is one. */
  badge?: ReactNode
}

export interface Contribution<Slot extends keyof SlotProps> {
  /** Unique within the slot. */
  id: string
  label: Label
  /** The component, which is loaded when the browser is idle. It renders nothing if it fails. */
  render: (props: SlotProps[Slot]) => ReactNode
}

/** What other areas add, in their order. The shell provides it. */
export interface Slots {
  navigation: (slot: NavigationSlot) => NavigationEntry[]
  contributions: <Slot extends DeclaredContribution['slot']>(slot: Slot) => Contribution<Slot>[]
}

const NOTHING: Slots = { navigation: () => [], contributions: () => [] }

/**
 * The shell and every area contain this module. They share one context by a global symbol, not by a shared package: an
 * area must run in a shell that does not know slots, where nothing is added. Another shape needs another name.
 */
const KEY = Symbol.for('mentor-connect.slots.1')
const shared = globalThis as { [KEY]?: Context<Slots> }

export const SlotsContext: Context<Slots> = (shared[KEY] ??= createContext(NOTHING))
