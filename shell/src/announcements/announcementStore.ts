import type { Announcement } from '@mentor-connect/contract/messages/announcements'
import { browserItems } from '@mentor-connect/contract/browser/storage'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'

/** Storage key of the announcements that were read last and of the dismissed ones, for visits without a network. */
const KEY = 'mc.announcements'

interface Announced {
  present: Announcement[]
  /** Ids of dismissed items in `present`. */
  dismissed: string[]
}

const NOTHING: Announced = { present: [], dismissed: [] }

export function createAnnouncementStore() {
  const state = createStore(NOTHING)

  function change(next: Announced) {
    state.set(next)
    browserItems.setItem(KEY, JSON.stringify(next))
  }

  return {
    state: state as ReadableStore<Announced>,
    /** Shows the announcements that the last visit stored, except for those that have ended since. */
    restore() {
      const { present, dismissed } = storedAnnouncements()
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

function storedAnnouncements(): Announced {
  try {
    return { ...NOTHING, ...(JSON.parse(browserItems.getItem(KEY) ?? '{}') as Partial<Announced>) }
  } catch (error) {
    console.warn('Stored announcements could not be read.', error)
    return NOTHING
  }
}

export type AnnouncementStore = ReturnType<typeof createAnnouncementStore>

export const announcementStore = createAnnouncementStore()
