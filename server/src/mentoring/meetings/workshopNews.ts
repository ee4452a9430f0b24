import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier, type NewEvent } from '../../messages/notifications/notifier'
import type { Reminded } from '../reminders/dueReminders'
import { queueCalendarMails, queueChangedMails } from './calendarMails'
import type { CalendarChange } from './calendarWords'
import {
  aheadOf,
  cancelStored,
  lockWorkshop,
  peopleOf,
  removePerson,
  sharedAhead,
  type StoredWorkshop,
} from './workshopSeats.repo'

/**
 * Sends notifications and calendar mails about workshops. They name the workshop, but never another learner.
 */
export function workshopNews({ jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>) {
  const notifications = notifier({ jobs, clock })

  const news = {
    seat: async (tx: Database, workshop: StoredWorkshop, learnerIds: string[]) => {
      await notifications.recordAll(tx, await news.seatEvents(tx, workshop, learnerIds))
    },

    /** Queues calendar mails for learners who have got a seat. Returns the notifications for them. */
    async seatEvents(tx: Database, workshop: StoredWorkshop, learnerIds: string[]): Promise<NewEvent[]> {
      await news.calendar(tx, workshop, 'booked', learnerIds)
      const { id, starts_at } = workshop
      return learnerIds.map((to) => ({
        kind: 'workshop-seat',
        subject: id,
        to,
        key: `${id}:${starts_at}:${to}`,
      }))
    },

    /**
     * Queues the mails that update calendars.
     *
     * @param by id of the person who made the change, whose mail is not held back in quiet hours
     */
    calendar: (
      tx: Database,
      workshop: StoredWorkshop,
      change: CalendarChange,
      people: string[],
      by?: string,
    ) => queueCalendarMails(tx, { jobs, clock }, mailsAbout(workshop, change, people, by)),

    /**
     * Mails a changed title or text as an update of the calendar entry to the mentor and everybody with a
     * seat.
     */
    async edited(tx: Database, workshop: StoredWorkshop) {
      const people = [workshop.mentor_id, ...(await peopleOf(tx, workshop.id, 'booked'))]
      await queueChangedMails(tx, { jobs }, mailsAbout(workshop, 'changed', people, workshop.mentor_id))
    },

    everybody: async (
      tx: Database,
      kind: 'workshop-moved' | 'workshop-cancelled',
      workshop: StoredWorkshop,
    ) => {
      await notifications.recordAll(tx, await news.eventsForAll(tx, kind, workshop))
    },

    /**
     * Queues calendar mails for the mentor and everybody with a seat. Returns the notifications for all who
     * take part or wait.
     */
    async eventsForAll(
      tx: Database,
      kind: 'workshop-moved' | 'workshop-cancelled',
      workshop: StoredWorkshop,
    ): Promise<NewEvent[]> {
      const { id, revision, mentor_id } = workshop
      const people = [mentor_id, ...(await peopleOf(tx, id, 'booked'))]
      await news.calendar(tx, workshop, kind === 'workshop-moved' ? 'moved' : 'cancelled', people, mentor_id)
      const all = await peopleOf(tx, id)
      return all.map((to) => ({ kind, subject: id, to, key: `${id}:${revision}:${to}` }))
    },

    soon: (tx: Database, id: string, people: Reminded[], key: string) =>
      notifications.recordAll(
        tx,
        people.map(({ personId: to, ...ways }) => ({
          kind: 'workshop-soon',
          subject: id,
          to,
          key: `${id}:${key}:${to}`,
          ...ways,
        })),
      ),

    /**
     * Removes a learner from all workshops of a mentor that have not begun. Returns the notifications for the
     * learners who get the free seats.
     */
    async takeSeats(
      tx: Database,
      pair: { learner_id: string; mentor_id: string },
      by: 'learner' | 'mentor',
    ): Promise<NewEvent[]> {
      const events: NewEvent[] = []
      const { learner_id: learnerId } = pair
      for (const id of await sharedAhead(tx, pair, clock().toISOString())) {
        const workshop = await lockWorkshop(tx, id)
        if (workshop?.state !== 'open') continue
        const hasSeat = (await peopleOf(tx, id, 'booked')).includes(learnerId)
        const promoted = await removePerson(tx, id, learnerId)
        const [change, own] = by === 'learner' ? (['left', learnerId] as const) : (['removed'] as const)
        if (hasSeat) await news.calendar(tx, workshop, change, [learnerId], own)
        events.push(...(await news.seatEvents(tx, workshop, promoted ?? [])))
      }
      return events
    },

    /**
     * Withdraws a person who can no longer take part: cancels the person's workshops as a mentor, or gives up
     * the person's seats as a learner. Returns the notifications for the other people.
     */
    async withdraw(tx: Database, personId: string, role: 'user' | 'mentor'): Promise<NewEvent[]> {
      const now = clock().toISOString()
      const events: NewEvent[] = []
      for (const id of await aheadOf(tx, personId, role, now)) {
        const workshop = await lockWorkshop(tx, id)
        if (workshop?.state !== 'open') continue
        const told =
          role === 'mentor'
            ? await news.eventsForAll(tx, 'workshop-cancelled', await cancelStored(tx, workshop, now))
            : await news.seatEvents(tx, workshop, (await removePerson(tx, id, personId)) ?? [])
        events.push(...told)
      }
      return events
    },
  }
  return news
}

function mailsAbout(workshop: StoredWorkshop, change: CalendarChange, people: string[], by?: string) {
  const { id, title, starts_at: startsAt, ends_at: endsAt } = workshop
  const entry = { occurrence: 'workshop', id, change, title, startsAt, endsAt } as const
  const revision = Number(workshop.revision)
  return people.map((personId) => ({ ...entry, revision, personId, isOwn: personId === by }))
}
