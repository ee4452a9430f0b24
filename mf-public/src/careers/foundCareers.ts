import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import type { CareerWay } from '@mentor-connect/contract/learning/careerFields'
import { foldText } from '@mentor-connect/contract/rules/foldText'
import { searchWords } from '@mentor-connect/contract/courses/searchWords'
import type { InterestType } from '@mentor-connect/contract/learning/interestTypes'
import { subjectName } from '@mentor-connect/contract/courses/subjectNames'

export interface CareerFilter {
  q: string
  interest: InterestType | ''
  way: CareerWay | ''
}

/** Lowest value of an interest, on a scale to 5, from which a career counts as this kind of work. */
const MUCH = 4

/** The careers that contain all words of the search, in either language, and pass the filters. */
export function foundCareers(careers: CareerSummary[], { q, interest, way }: CareerFilter): CareerSummary[] {
  const words = searchWords(q)
  return careers.filter(
    (career) =>
      (!interest || career.interests[interest] >= MUCH) &&
      (!way || career.ways.includes(way)) &&
      words.every((word) => searchText(career).includes(word)),
  )
}

function searchText({ names, summary, subjects }: CareerSummary): string {
  const named = subjects.flatMap((id) => [subjectName(id, 'en'), subjectName(id, 'hi')])
  return foldText([names.en, names.hi, summary.en, summary.hi, ...named].join('\n'))
}
