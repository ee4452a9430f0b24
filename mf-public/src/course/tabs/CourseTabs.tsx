import { useLearner } from '@mentor-connect/contract/auth'
import { useSlots } from '@mentor-connect/contract/slots'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

interface Props {
  courseId: string
  children: ReactNode
}

/**
 * Loaded only if there are tabs, because most courses have none. If loading fails, the course is shown without tabs.
 */
const TabbedCourse = lazy<ComponentType<Props>>(() =>
  import(/* webpackChunkName: "course-tabs" */ './TabbedCourse').catch((error: unknown) => {
    console.error('The tabs of the course could not be loaded.', error)
    return { default: ({ children }: Props) => children }
  }),
)

/** The content of a course. Learners see it in tabs if other areas add some. */
export function CourseTabs({ courseId, children }: Props) {
  const learner = useLearner()
  const hasTabs = useSlots().contributions('course.tab').length > 0
  if (!learner || !hasTabs) return children
  return (
    <Suspense fallback={children}>
      <TabbedCourse courseId={courseId}>{children}</TabbedCourse>
    </Suspense>
  )
}
