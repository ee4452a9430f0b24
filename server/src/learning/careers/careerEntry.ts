import type { CAREER_IDS, CareerCost, CareerWay } from '@mentor-connect/contract/learning/careerFields'
import type { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'

type Text = readonly [en: string, hi: string]

/** A career as it is written in the source files: each text in English and Hindi, side by side. */
export interface CareerEntry {
  id: (typeof CAREER_IDS)[number]
  /**
   * Code of the National Classification of Occupations (NCO-2015): the eight digits of an occupation, or the
   * four of its unit group.
   */
  code: string
  /** Score of the career for each of the interest types R, I, A, S, E and C (in this order), from 1 to 5. */
  interests: readonly [number, number, number, number, number, number]
  ways: readonly CareerWay[]
  cost: CareerCost
  subjects: readonly (typeof SUBJECT_ROWS)[number][0][]
  names: Text
  summary: Text
  route: Text
  exams?: Text
  day: Text
  skills: Text
  outlook: Text
  /**
   * Pay matrix level of the central government at which people start in this career, and the basic pay at
   * that level in rupees a month.
   */
  pay?: { level: number; start: number }
  source: readonly [name: string, url: string]
}
