import type {
  WorkshopMessage,
  WorkshopMessages,
} from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import {
  WORKSHOP_MESSAGE_DAYS_AFTER,
  WORKSHOP_MESSAGE_MAX,
  WORKSHOP_MESSAGES_PAGE,
  WORKSHOP_MESSAGES_PER_DAY,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { errors } from '../../../platform/http/errors'
import { readText } from '../../../platform/http/validation/readText'
import { paginationOf } from '../../../courses/catalogue/pages'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies } from '../../../kernel/dependencies'
import type { Participant } from '../../meetings/participant'
import { lockWorkshop, type StoredWorkshop } from '../../meetings/workshopSeats.repo'
import { notifier } from '../../../messages/notifications/notifier'
import { isBlockedPair } from '../../../accounts/people/blockedPairs.repo'
import { findLimit } from '../../../accounts/people/sanctions.repo'
import { reachablePeople } from '../people.query'
import { findPlace, findWorkshop, findWorkshopOf } from '../workshops.repo'
import { messageErrors } from './messageErrors'
import {
  findMessage,
  insertMessage,
  listMessages,
  removeMessage,
  sentSince,
  type StoredMessage,
} from './messages.repo'

interface NewMessage {
  /** Chosen by the client, so that a repeated request does not send the message twice. */
  id: string
  text: string
}

/**
 * Sends and reads messages of mentors to everybody who has a seat in a workshop. Nobody can reply, and a
 * message cannot be sent to one person only.
 */
export function workshopMessages({ db, clock, jobs }: Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>) {
  const notifications = notifier({ jobs, clock })

  async function requireAllowed(tx: Database, workshop: StoredWorkshop) {
    const now = clock().getTime()
    const last = Date.parse(workshop.ends_at) + WORKSHOP_MESSAGE_DAYS_AFTER * DAY_MS
    if (workshop.state !== 'open' || now > last) throw messageErrors.closed()
    if (await findLimit(tx, workshop.mentor_id)) throw errors.contactLimited()
    const sent = await sentSince(tx, workshop.id, new Date(now - DAY_MS).toISOString())
    if (sent.length < WORKSHOP_MESSAGES_PER_DAY) return
    throw messageErrors.enoughToday(Math.ceil((Date.parse(sent[0]!) + DAY_MS - now) / 1000))
  }

  /**
   * Requires that a person may read the messages of a workshop.
   *
   * @throws ApiError `not_found` for anybody except the mentor of the workshop and the people with a seat
   */
  async function requireReader({ personId }: Participant, id: string) {
    const workshop = await findWorkshop(db, id)
    const isHost = workshop?.mentor_id === personId
    const place = workshop && !isHost ? await findPlace(db, id, personId) : undefined
    if (!workshop || !(isHost || place?.state === 'booked')) throw errors.notFound('Workshop')
    // The two people of a blocked pair do not read each other's texts, as in discussions.
    const pair = { learner_id: personId, mentor_id: workshop.mentor_id }
    if (!isHost && (await isBlockedPair(db, pair))) throw errors.notFound('Workshop')
    return { isHost }
  }

  return {
    async list(who: Participant, id: string, { page = 1 }: { page?: number }): Promise<WorkshopMessages> {
      const { isHost } = await requireReader(who, id)
      const wanted = { page, limit: WORKSHOP_MESSAGES_PAGE }
      const { rows, count } = await listMessages(db, id, { ...wanted, withHidden: isHost })
      return { messages: rows.map(toMessage), pagination: paginationOf(wanted, count) }
    },

    async send(mentorId: string, workshopId: string, { id, text: typed }: NewMessage) {
      const text = readText('text', typed, WORKSHOP_MESSAGE_MAX)
      if (text === '') throw errors.invalidInput({ text: 'Write a message.' })
      return db.transaction().execute(async (tx) => {
        const workshop = await lockWorkshop(tx, workshopId)
        if (!workshop || workshop.mentor_id !== mentorId) throw errors.notFound('Workshop')
        const before = await findMessage(tx, id)
        if (before?.workshop_id === workshopId && before.text === text) return toMessage(before)
        if (before) throw errors.invalidInput({ id: 'Choose another id.' })
        await requireAllowed(tx, workshop)
        const message = { id, workshop_id: workshopId, text, sent_at: clock().toISOString() }
        await insertMessage(tx, message)
        const recipients = await reachablePeople(tx, workshopId)
          .where('workshop_people.state', '=', 'booked')
          .select('workshop_people.learner_id as to')
          .execute()
        await notifications.recordAll(
          tx,
          recipients.map(({ to }) => ({
            kind: 'workshop-message',
            subject: workshopId,
            to,
            key: `${id}:${to}`,
          })),
        )
        return toMessage({ ...message, hidden_at: null })
      })
    },

    /**
     * Takes a message back. This is always possible, even if the mentor is limited, and long after the
     * workshop.
     */
    async takeBack(mentorId: string, workshopId: string, id: string) {
      const workshop = await findWorkshopOf(db, mentorId, workshopId)
      const message = workshop && (await findMessage(db, id))
      if (message?.workshop_id !== workshopId) throw errors.notFound('Message')
      await removeMessage(db, message, clock().toISOString())
    },
  }
}

const toMessage = ({
  id,
  text,
  sent_at,
  hidden_at,
}: Pick<StoredMessage, 'id' | 'text' | 'sent_at' | 'hidden_at'>): WorkshopMessage => ({
  id,
  text,
  sentAt: sent_at,
  ...(hidden_at && { isHidden: true }),
})
