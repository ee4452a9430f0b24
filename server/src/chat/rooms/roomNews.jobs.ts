import { ROOM_NEWS_MAX, type RoomNews } from '@mentor-connect/contract/messages/roomsInternal'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Bus } from '../bus/bus'
import type { ChatDependencies } from '../dependencies'
import {
  findMentions,
  findReads,
  findUntoldRooms,
  findWaiting,
  forgetReads,
  markMentions,
  markRoomTold,
  markTold,
} from './roomNews.repo'

const tellRoomNews = jobKind('rooms.news')
const ROOMS_AT_ONCE = 50

/**
 * Tells the main API, which notifies people, about rooms with unread messages and about mentions. A member is
 * notified of a room once until the member reads it, so that a busy room does not need a write for each
 * member and message. People who are connected see new messages in the app.
 */
export function handleRoomNews({ db, bus, people, jobs, timing, config }: ChatDependencies & { bus: Bus }) {
  if (!config.serviceKey) return
  jobs.handle(tellRoomNews, {
    outside: async () => {
      await tellReads()
      await tellMentions()
      await tellMessages()
    },
  })
  jobs.every(tellRoomNews, timing.unread)

  async function tellReads() {
    for (;;) {
      const reads = await findReads(db, ROOM_NEWS_MAX)
      if (reads.length === 0) return
      await people.noteRoomNews(reads)
      await forgetReads(db, reads)
    }
  }

  async function tellMentions() {
    for (;;) {
      const found = await findMentions(db, ROOM_NEWS_MAX)
      if (found.length === 0) return
      const online = await bus.online([...new Set(found.map(({ personId }) => personId))])
      const news = found.flatMap(({ isWaiting, ...mention }): RoomNews[] =>
        isWaiting && !online.has(mention.personId) ? [{ kind: 'mention', ...mention }] : [],
      )
      await tell(news)
      await markMentions(
        db,
        found.map(({ roomId: room, seq, personId: person }) => ({ room, seq, person })),
      )
    }
  }

  async function tellMessages() {
    for (;;) {
      const rooms = await findUntoldRooms(db, ROOMS_AT_ONCE)
      if (rooms.length === 0) return
      for (const { id: roomId, last_seq: seq, updated_at: at } of rooms) {
        const waiting = await findWaiting(db, roomId, seq)
        const online = waiting.length > 0 ? await bus.online(waiting) : new Set<string>()
        const away = waiting.filter((personId) => !online.has(personId))
        await tell(away.map((personId): RoomNews => ({ kind: 'messages', roomId, personId, seq, at })))
        await markRoomTold(db, roomId, seq)
      }
    }
  }

  async function tell(news: RoomNews[]) {
    for (let at = 0; at < news.length; at += ROOM_NEWS_MAX) {
      const some = news.slice(at, at + ROOM_NEWS_MAX)
      await people.noteRoomNews(some)
      await markTold(
        db,
        some.map(({ roomId: room, seq, personId: person }) => ({ room, seq, person })),
      )
    }
  }
}
