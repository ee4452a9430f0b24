import { tidyLines, type CourseFacts, type CourseLevel } from '@mentor-connect/contract/courses/courseFacts'
import { typedNumber } from '@mentor-connect/contract/rules/typedNumbers'

/** Form values of the facts of a course. Lists are texts with one entry per line. */
export interface FactValues {
  level: CourseLevel | ''
  hours: string
  outcomes: string
  needs: string
}

export const NO_FACTS: FactValues = { level: '', hours: '', outcomes: '', needs: '' }

export function factValuesOf({ level, hours, outcomes = [], needs = [] }: CourseFacts): FactValues {
  return {
    level: level ?? '',
    hours: hours ? String(hours) : '',
    outcomes: outcomes.join('\n'),
    needs: needs.join('\n'),
  }
}

/** Converts form values to facts. Hours that are no number become NaN, which validation reports. */
export function factsOf({ level, hours, outcomes, needs }: FactValues): Required<CourseFacts> {
  return {
    level,
    hours: hours.trim() === '' ? 0 : typedNumber(hours),
    outcomes: tidyLines(outcomes.split('\n')),
    needs: tidyLines(needs.split('\n')),
  }
}
