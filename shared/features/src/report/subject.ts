import type { NewReport } from '@mentor-connect/contract/trust/safety'

/** The thing or person that a report is about. */
export interface ReportSubject extends Pick<NewReport, 'kind' | 'subjectId' | 'reviewId' | 'seq'> {
  /** Name of the person or course, for the texts. */
  name: string
}
