import { call } from '@mentor-connect/api'
import { getAnnouncements } from '@mentor-connect/contract/messages/announcements'
import { isBackOffice, type MountTable } from '../mounts/mountTable'
import { whenQuiet } from '../resilience/whenQuiet'
import { announcementStore, type AnnouncementStore } from './announcementStore'

/** A tab that becomes visible reads the announcements again if the last read is older than this, in ms. */
const FRESH_MS = 5 * 60_000

/**
 * Shows the stored announcements of the last visit, and keeps them current.
 * @param whenFree calls its argument when the first read may begin
 */
export function startAnnouncements(
  table: MountTable,
  whenFree: (act: () => void) => void = whenQuiet,
  store: AnnouncementStore = announcementStore,
) {
  if (isBackOffice(table)) return
  let readAt = -Infinity

  async function refresh() {
    if (document.visibilityState === 'hidden' || Date.now() - readAt < FRESH_MS) return
    readAt = Date.now()
    try {
      store.replace((await call(getAnnouncements, {})).data)
    } catch (error) {
      console.info('Announcements could not be read: those of the last time stay.', error)
    }
  }

  store.restore()
  whenFree(() => void refresh())
  document.addEventListener('visibilitychange', () => void refresh())
}
