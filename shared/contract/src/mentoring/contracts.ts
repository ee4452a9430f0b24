import * as busyCalendars from './busyCalendars'
import * as bookingPage from './bookingPage'
import * as calendarFeed from './calendarFeed'
import * as mentorArea from './mentorArea'
import * as mentorDirectory from './mentorDirectory'
import * as mentorReviews from './mentorReviews'
import * as mentorRoom from './mentorRoom'
import * as mentors from './mentors'
import * as mentorships from './mentorships'
import * as availability from './sessions/availability'
import * as meetingRecords from './sessions/meetingRecords'
import * as meetings from './sessions/meetings'
import * as reminders from './sessions/reminders'
import * as series from './sessions/series'
import * as workshopMessages from './workshops/workshopMessages'
import * as workshops from './workshops/workshops'

/** The contracts of this domain: the modules that declare its endpoints. */
export const contracts: object[] = [
  availability,
  busyCalendars,
  bookingPage,
  calendarFeed,
  meetingRecords,
  meetings,
  mentorArea,
  mentorDirectory,
  mentorReviews,
  mentorRoom,
  mentors,
  mentorships,
  reminders,
  series,
  workshopMessages,
  workshops,
]
