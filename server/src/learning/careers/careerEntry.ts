import type { CAREER_IDS, CareerCost, CareerWay } from '@mentor-connect/contract/learning/careerFields'
import type { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'

type Text = readonly [en: string, hi: string]

/** A career as it is written in the source files: each text in English and Hindi, side by side. */
export interface CareerEntry {
  id: (typeof CAREER_IDS)[number]
  /** Code of the National Classification of Occupations (NCO-2015): eight digits, or the four of the unit group. */
  code: string
  /** Interest in the types R, I, A, S, E and C (in this order), each from 1 to 5. */
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
   * Level in the pay matrix of the central government at which people start in this career, and the basic pay
   * in rupees a month.
   */
  pay?: { level: number; start: number }
  source: readonly [name: string, url: string]
}
