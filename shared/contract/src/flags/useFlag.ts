import { createContext, useContext, useSyncExternalStore, type Context } from 'react'
import type { FlagName } from '../site/flags'

/** The flags of one document. The shell provides them. */
export interface Flags {
  /** Tells whether a flag is on in this browser. */
  isOn: (name: FlagName) => boolean
  /** Tells whether a flag is on in all browsers: the state with which a server has rendered the page. */
  isOnForAll: (name: FlagName) => boolean
}

const ALL_OFF: Flags = { isOn: () => false, isOnForAll: () => false }

/**
 * The shell and every area contain a copy of this module. The copies share one context through a global symbol, because
 * an area must also run in a shell that does not know flags; all of them are off there.
 */
const KEY = Symbol.for('mentor-connect.flags.1')
const shared = globalThis as { [KEY]?: Context<Flags> }

export const FlagsContext: Context<Flags> = (shared[KEY] ??= createContext(ALL_OFF))

/**
 * Tells whether a flag that the area declares in `area.json` is on. It stays the same for the whole document. A part that
 * a server has rendered begins with what all browsers have, and changes once React has taken it over.
 */
export function useFlag(name: FlagName): boolean {
  const { isOn, isOnForAll } = useContext(FlagsContext)
  return useSyncExternalStore(
    neverChanges,
    () => isOn(name),
    () => isOnForAll(name),
  )
}

const neverChanges = () => () => undefined
