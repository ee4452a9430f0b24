import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getSlots, type MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { FakeApi, aCourseSummary, aMentor, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import profiles from '../../../mentors'

/** A page with so many courses of a mentor. */
export const pageOf = (count: number, totalPages = 1, page = 1) => ({
  resources: Array.from({ length: count }, (_, index) =>
    aCourseSummary({ _id: `course-${page}-${index}`, title: `Course ${page}.${index}` }),
  ),
  pagination: { page, limit: 9, totalItems: count * totalPages, totalPages },
})

type Options = Parameters<typeof renderRoute>[2]

const NO_SLOTS: MentorSlots = { timeZone: 'UTC', kinds: [], slots: [] }

/** Opens the public page of a mentor who has these facts and free times. */
export async function openMentorPage(
  parts: Partial<Mentor> = {},
  options: Options = {},
  address = '/mentor/mentor-1',
  slots = NO_SLOTS,
) {
  const api = new FakeApi()
    .answers(getMentor, aMentor(parts))
    .answers(getCoursesByMentor, pageOf(0, 0))
    .answers(getSlots, slots)
  const view = await renderRoute(profiles, address, { mount: '/mentor', ...options })
  await screen.findByRole('heading', { level: 1 })
  return { api, ...view }
}
