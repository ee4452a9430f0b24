import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { Domain } from '../kernel/domain'
import { registerBusyCalendarRoutes } from './busy-calendars/busyCalendars.routes'
import { readDueCalendars } from './busy-calendars/startReading'
import { formerBookingSlugs, listedBookingPages } from './booking-page/bookingPages.repo'
import { registerBookingPageRoutes } from './booking-page/bookingPage.routes'
import { registerCalendarFeedRoutes } from './calendar-feed/calendarFeed.routes'
import { mentoringDates } from './calendar-feed/mentoringDates.query'
import { registerMeetingRoutes } from './meetings/meetings.routes'
import { nextSlots } from './meetings/nextSlots'
import { registerMentorAreaRoutes } from './mentor-area/mentorArea.routes'
import { registerMentorReviewRoutes } from './mentor-reviews/mentorReviews.routes'
import { mentorFigures } from './mentors/mentorFigures'
import { listedMentors } from './mentors/mentors.repo'
import { registerMentorRoutes } from './mentors/mentors.routes'
import { dueMentorships } from './mentorships/dueMentorships'
import { mentorRoom } from './mentorships/mentorRoom.query'
import { registerMentorRoomRoutes } from './mentorships/mentorRoom.routes'
import { registerMentorshipRoutes } from './mentorships/mentorships.routes'
import { pauseAwayMentors } from './mentorships/pauseAwayMentors'
import { personalData } from './personalData'
import { registerReminderRoutes } from './reminders/reminders.routes'
import { reportables } from './reportables'
import { registerSeriesRoutes } from './series/series.routes'
import { listedWorkshops, titlesOfWorkshops } from './workshops/workshops.repo'
import { workshopRoom } from './workshops/workshopRoom.query'
import { registerWorkshopRoutes } from './workshops/workshops.routes'

export const mentoring = {
  serve(app, dependencies) {
    registerMentorRoutes(app, dependencies)
    registerMeetingRoutes(app, dependencies)
    registerMentorshipRoutes(app, dependencies)
    registerMentorRoomRoutes(app, dependencies)
    registerMentorReviewRoutes(app, dependencies)
    registerWorkshopRoutes(app, dependencies)
    registerMentorAreaRoutes(app, dependencies)
    registerCalendarFeedRoutes(app, dependencies)
    registerBusyCalendarRoutes(app, dependencies)
    registerSeriesRoutes(app, dependencies)
    registerReminderRoutes(app, dependencies)
    registerBookingPageRoutes(app, dependencies)
  },

  recurringJobs: ({ db, jobs, clock, chat }) => [
    { name: 'mentorships.due', everyMs: MINUTE_MS, run: () => dueMentorships({ db, jobs, clock }, clock()) },
    {
      name: 'mentors.pause-away',
      everyMs: HOUR_MS,
      run: () => pauseAwayMentors({ db, jobs, clock }, clock()),
    },
    { name: 'busy-calendars.due', everyMs: MINUTE_MS, run: () => readDueCalendars({ db, jobs, clock }) },
    mentorFigures({ db, replyTimes: chat.replyTimes }),
    nextSlots({ db, clock }),
  ],

  deleteExpired: (db, now) => formerBookingSlugs.deleteExpired(db, now.toISOString()),

  publicPages: { mentors: listedMentors, workshops: listedWorkshops, booking: listedBookingPages },

  calendar: mentoringDates,
  rooms: { workshop: workshopRoom, mentor: mentorRoom },

  names: { workshop: titlesOfWorkshops },
  reportables,
  personalData,
} satisfies Domain
