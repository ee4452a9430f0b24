import type { NewReport } from '@mentor-connect/contract/api/safety'

/** What a report is about. */
export interface ReportSubject extends Pick<NewReport, 'kind' | 'subjectId' | 'reviewId'> {
  /** Name of the person or course, for the texts. */
  name: string
}
