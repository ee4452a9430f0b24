import type { NewReport } from '@mentor-connect/contract/trust/safety'

/** Returns the kind whose texts are used. Reviews of courses and of mentors share the same texts. */
export const wordingOf = <Kind extends string>(kind: Kind) =>
  (kind === 'mentor-review' ? 'review' : kind) as Exclude<Kind, 'mentor-review'> | 'review'

/** The thing or person that a report is about. */
export interface ReportSubject extends Pick<NewReport, 'kind' | 'subjectId' | 'reviewId' | 'seq'> {
  /** Name of the person or course, for the texts. */
  name: string
}
