import type { Announcement } from '@mentor-connect/contract/api/announcements'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'

/** What was last read stays for a visit without a network, with what was dismissed in this browser. */
const KEY = 'mc.announcements'

interface Announced {
  present: Announcement[]
  /** Ids, only of those that are present. */
  dismissed: string[]
}

const NOTHING: Announced = { present: [], dismissed: [] }

/** @param storage undefined on a server, where nothing is announced */
export function createAnnouncementStore(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
  const state = createStore(NOTHING)

  function change(next: Announced) {
    state.set(next)
    try {
      storage?.setItem(KEY, JSON.stringify(next))
    } catch (error) {
      console.warn('Announcements could not be stored.', error)
    }
  }

  return {
    state: state as ReadableStore<Announced>,
    /** Shows what the last visit has stored and what has not ended since. */
    restore() {
      const { present, dismissed } = storedIn(storage)
      state.set({ present: present.filter(({ until }) => Date.parse(until) > Date.now()), dismissed })
    },
    replace(present: Announcement[]) {
      const { dismissed } = state.get()
      change({ present, dismissed: dismissed.filter((id) => present.some(({ _id }) => _id === id)) })
    },
    dismiss(id: string) {
      const { present, dismissed } = state.get()
      change({ present, dismissed: [...dismissed, id] })
    },
  }
}

function storedIn(storage: Pick<Storage, 'getItem'> | undefined): Announced {
  try {
    return { ...NOTHING, ...(JSON.parse(storage?.getItem(KEY) ?? '{}') as Partial<Announced>) }
  } catch (error) {
    console.warn('Stored announcements could not be read.', error)
    return NOTHING
  }
}

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>

export const announcementStore = createAnnouncementStore(globalThis.window?.localStorage)
