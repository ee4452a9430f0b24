import { RecommendedSection } from '../course-cards/RecommendedSection'
import { PopularCourses } from './PopularCourses'

/** Courses for a newcomer: of the subjects that he or she has chosen, and the popular ones. */
export function FirstCourses({ domains }: { domains: string[] }) {
  return (
    <>
      {domains.length > 0 && <RecommendedSection key={domains.join()} />}
      <PopularCourses />
    </>
  )
}
