import { PAGE_SIZE } from '@mentor-connect/contract/rules/limits'
import type { Mentor } from '@mentor-connect/contract/api/people'
import type { ListState } from '../list-controls/useListState'

export const MENTOR_SORTS = ['experience', 'name', 'newest'] as const
export type MentorSort = (typeof MENTOR_SORTS)[number]

/** The domains of all mentors, unique and in alphabetical order. */
export function domainsOf(mentors: Mentor[]): string[] {
  return [...new Set(mentors.flatMap((mentor) => mentor.domains))].sort((a, b) => a.localeCompare(b))
}

const ORDERS: Record<MentorSort, (a: Mentor, b: Mentor) => number> = {
  experience: (a, b) => b.experience - a.experience,
  name: (a, b) => a.name.localeCompare(b.name),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
}

/** One page of the mentors that match by name, expertise or domain, sorted. */
export function searchMentors(mentors: Mentor[], { q, domain, sort, page }: ListState<MentorSort>) {
  const wanted = q.trim().toLocaleLowerCase()
  const found = mentors
    .filter((mentor) => !domain || mentor.domains.includes(domain))
    .filter((mentor) =>
      [mentor.name, mentor.expertise, ...mentor.domains].join('\n').toLocaleLowerCase().includes(wanted),
    )
    .sort(ORDERS[sort])
  const totalPages = Math.ceil(found.length / PAGE_SIZE)
  const shownPage = Math.min(page, Math.max(1, totalPages))
  return {
    mentors: found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
    page: shownPage,
    totalPages,
  }
}
