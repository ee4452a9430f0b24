/** Number of rows in a generated database of the back office. There are at least as many learners as cases. */
export interface OfficeSize {
  learners: number
  /** Half of the mentors are approved; the others are applications. */
  mentors: number
  courses: number
  certificates: number
  /** Half of the cases are decided. */
  cases: number
  consents: number
  /** Records of the audit in addition to those of decisions about applications. */
  records: number
  jobs: number
}

/** A size with 100,000 people. */
export const LARGE: OfficeSize = {
  learners: 90_000,
  mentors: 10_000,
  courses: 20_000,
  certificates: 100_000,
  cases: 10_000,
  consents: 2_000,
  records: 50_000,
  jobs: 20_000,
}

/** A size that is enough for a second page of every list. */
export const SMALL: OfficeSize = {
  learners: 150,
  mentors: 120,
  courses: 60,
  certificates: 60,
  cases: 120,
  consents: 80,
  records: 60,
  jobs: 9,
}
