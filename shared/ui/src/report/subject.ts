import type { NewReport } from '@mentor-connect/contract/trust/safety'

/** The reviews of courses and of mentors are reported in the same words. */
export const wordingOf = <Kind extends string>(kind: Kind) =>
  (kind === 'mentor-review' ? 'review' : kind) as Exclude<Kind, 'mentor-review'> | 'review'

/** What a report is about. */
export interface ReportSubject extends Pick<NewReport, 'kind' | 'subjectId' | 'reviewId' | 'seq'> {
  /** Name of the person or course, for the texts. */
  name: string
}
