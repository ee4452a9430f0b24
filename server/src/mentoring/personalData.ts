import { eraseMentorReviews } from '../accounts/people/mentorRating.repo'
import type { Erasing, ErasureStep } from '../kernel/personal-data/erasureSteps'
import type { PersonalData } from '../kernel/personal-data/personalData'
import type { Database } from '../kernel/database/schema'
import type { NewEvent } from '../messages/notifications/notifier'
import { deleteBusyCalendarsOf, exportedCalendars } from './busy-calendars/busyCalendars.repo'
import { exportedPage } from './booking-page/bookingPages.repo'
import { deleteFeedOf, exportedFeed } from './calendar-feed/calendarFeeds.repo'
import type { CancelledMeeting } from './meetings/cancelMeetings.repo'
import { hoursOf } from './meetings/availability.repo'
import { cancelSessions, deleteMentoring } from './meetings/meetingErasure.repo'
import { meetingsOf } from './meetings/meetingExport.repo'
import { exportedDecisions } from './meetings/record/missedSessionDecisions.repo'
import { mentorReviewsOf } from './mentor-reviews/mentorReviewExport.repo'
import { cancelMentorshipsOf, type CancelledMentorship } from './mentorships/cancelMentorships.repo'
import { mentorshipsOf } from './mentorships/mentorshipExport.repo'
import { deleteRemindersOf, exportedReminders } from './reminders/reminders.repo'
import { seriesOf } from './series/seriesExport.repo'
import { workshopMessagesOf, workshopsOf } from './workshops/workshopExport.repo'

/**
 * The sessions and mentorships that an erasure has cancelled, and the notifications about workshops that the
 * person has left.
 */
interface Cancelled {
  meetings: CancelledMeeting[]
  mentorships: CancelledMentorship[]
  workshops: NewEvent[]
  leaveWorkshops: () => Promise<NewEvent[]>
}

const cancelSessionsOf: ErasureStep<Cancelled> = async (tx, { person, now, meetings }) => {
  meetings.push(...(await cancelSessions(tx, person, now)))
}

async function deleteCalendars(tx: Database, personId: string) {
  await deleteFeedOf(tx, personId)
  await deleteBusyCalendarsOf(tx, personId)
  await deleteRemindersOf(tx, personId)
}

/**
 * Workshops are handled after the mentorships, in the same order as in a suspension, because both lock rooms.
 */
async function endMentorships(
  tx: Database,
  { person, now, mentorships, workshops, leaveWorkshops }: Erasing & Cancelled,
) {
  mentorships.push(...(await cancelMentorshipsOf(tx, person.id, now.toISOString())))
  workshops.push(...(await leaveWorkshops()))
}

export const personalData = {
  exported: async (db, { now, ...person }) => ({
    ...(person.role === 'mentor' && {
      ...(await hoursOf(db, person.id)),
      bookingPage: await exportedPage(db, person.id),
      workshopMessages: await workshopMessagesOf(db, person.id),
      decisionsAboutMissedSessions: await exportedDecisions(db, person.id),
    }),
    workshops: await workshopsOf(db, person),
    seriesOfSessions: await seriesOf(db, person),
    sessionReminders: await exportedReminders(db, person.id),
    sessionsWithPeople: await meetingsOf(db, person, now),
    mentorships: await mentorshipsOf(db, person),
    mentorReviews: await mentorReviewsOf(db, person),
    connectedCalendars: await exportedCalendars(db, person.id),
    calendarFeed: await exportedFeed(db, person.id),
  }),
  erasure: {
    learner: {
      sessions: cancelSessionsOf,
      async mentorships(tx, erasing) {
        await deleteCalendars(tx, erasing.person.id)
        await eraseMentorReviews(tx, erasing.person.id)
        await endMentorships(tx, erasing)
      },
    },
    mentor: {
      sessions: cancelSessionsOf,
      async mentorships(tx, erasing) {
        await deleteCalendars(tx, erasing.person.id)
        await endMentorships(tx, erasing)
      },
      hours: (tx, { person }) => deleteMentoring(tx, person.id),
    },
  },
  tables: [
    'booking_pages',
    'busy_calendars',
    'busy_times',
    'calendar_feeds',
    'former_booking_slugs',
    'meeting_series',
    'meetings',
    'mentor_availability',
    'mentor_places',
    'mentor_reviews',
    'mentorships',
    'missed_session_decisions',
    'session_reminders',
    'time_cells',
    'workshop_people',
    'workshops',
  ],
} satisfies PersonalData<Cancelled>
