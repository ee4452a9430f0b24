import { UNREAD_CHANGES_MAX } from '@mentor-connect/contract/messages/unreadMessages'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Bus } from '../bus/bus'
import type { Side } from '../store/sides'
import type { ChatDependencies } from '../dependencies'
import { findUntold, markTold, type Untold } from './unread.repo'

const tellUnread = jobKind('unread.tell')
const SIDES: Side[] = ['low', 'high']

/**
 * Reports unread messages of people who are not connected to the main API, which notifies them, and also
 * reports conversations that were read. A message that is read within the interval is not reported.
 */
export function handleUnread({ db, bus, people, jobs, timing, config }: ChatDependencies & { bus: Bus }) {
  if (!config.serviceKey) return
  jobs.handle(tellUnread, {
    outside: async () => {
      for (const side of SIDES) await tellAll(side)
    },
  })
  jobs.every(tellUnread, timing.unread)

  async function tellAll(side: Side) {
    for (let afterId = ''; ;) {
      const found = await findUntold(db, side, { afterId, limit: UNREAD_CHANGES_MAX })
      const last = found.at(-1)
      if (!last) return
      const online = await bus.online([...new Set(found.map(({ personId }) => personId))])
      await tell(found.filter((one) => isNews(one, online.has(one.personId))))
      afterId = last.conversationId
    }
  }

  async function tell(untold: Untold[]) {
    if (untold.length === 0) return
    await people.noteUnread(untold.map(({ side: _side, told: _told, ...change }) => change))
    for (const one of untold) await markTold(db, one)
  }
}

/**
 * True if the change must be reported to the main API. People who are connected see new messages in the app,
 * so those are not reported; messages that were read always are.
 */
const isNews = ({ unread, told }: Untold, isOnline: boolean) => unread < told || !isOnline
