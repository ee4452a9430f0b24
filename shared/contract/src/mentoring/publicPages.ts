import type { PublicPages } from '../api/publicPages'
import type { ListedKind } from '../api/siteMap'
import { getCoursesByMentor } from '../courses/courses'
import { paths } from '../rules/paths'
import { findMovedBookingPage, getBookingPage } from './bookingPage'
import { getMentorPage, getMentorTopics } from './mentorDirectory'
import { getMentor, getMentors } from './mentors'
import { getWorkshop, getWorkshops } from './workshops/workshops'

export const publicPages = {
  mentors: {
    address: ({ id }) => paths.mentor(id),
    tag: 'mentor',
    reads: [getMentor, getCoursesByMentor],
    lists: [getMentors, getMentorPage, getMentorTopics],
  },
  workshops: {
    address: ({ id }) => paths.workshop(id),
    tag: 'workshop',
    reads: [getWorkshop],
    lists: [getWorkshops],
  },
  booking: {
    address: ({ id }) => paths.bookingPage(id),
    tag: 'booking',
    reads: [getBookingPage],
    lists: [],
    moved: findMovedBookingPage,
  },
} satisfies Partial<Record<ListedKind, PublicPages>>
