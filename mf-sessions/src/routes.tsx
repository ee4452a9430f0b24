import { getMeetings } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { MEETINGS_PAGE } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { firstRead, page } from '@mentor-connect/contract/remote'
import { defineRoutes } from '@mentor-connect/i18n/remote'
import { messages as ofBookingPage } from './booking-page/messages'
import { messages as ofCalendar } from './calendar/messages'
import { messages } from './messages'
import { messages as ofOwnWorkshop } from './sessions/workshops/messages'

/** Mounted at `/user/sessions` and `/mentor/sessions`. The server permits each role only its own actions. */
export default defineRoutes({
  messages,
  routes: [
    {
      id: 'sessions',
      index: true,
      ...page(() => import(/* webpackChunkName: "sessions" */ './sessions/SessionsPage'), undefined, [
        firstRead(getMeetings, {}, { when: 'upcoming', page: 1, limit: MEETINGS_PAGE }),
      ]),
    },
    {
      id: 'calendar',
      path: 'calendar',
      ...page(() => import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage'), ofCalendar),
    },
    {
      id: 'availability',
      path: 'hours',
      ...page(() => import(/* webpackChunkName: "availability" */ './availability/AvailabilityPage')),
    },
    {
      id: 'booking-page',
      path: 'booking-page',
      ...page(
        () => import(/* webpackChunkName: "booking-page" */ './booking-page/BookingSettingsPage'),
        ofBookingPage,
      ),
    },
    {
      id: 'book',
      path: 'book/:mentorId',
      ...page(() => import(/* webpackChunkName: "book" */ './sessions/booking/BookPage')),
    },
    {
      id: 'workshops',
      path: 'workshops',
      ...page(() => import(/* webpackChunkName: "workshops" */ './sessions/workshops/WorkshopsPage')),
    },
    {
      id: 'new-workshop',
      path: 'workshops/new',
      ...page(() => import(/* webpackChunkName: "workshop-form" */ './sessions/workshops/WorkshopFormPage')),
    },
    {
      id: 'workshop',
      path: 'workshops/:id',
      ...page(
        () => import(/* webpackChunkName: "own-workshop" */ './sessions/workshops/OwnWorkshopPage'),
        ofOwnWorkshop,
      ),
    },
    {
      id: 'edit-workshop',
      path: 'workshops/:id/edit',
      ...page(() => import(/* webpackChunkName: "workshop-form" */ './sessions/workshops/WorkshopFormPage')),
    },
    {
      id: 'session',
      path: ':id',
      ...page(() => import(/* webpackChunkName: "session" */ './sessions/SessionPage')),
    },
  ],
})
