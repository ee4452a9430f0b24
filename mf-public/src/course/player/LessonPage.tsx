import { useEndpoint } from '@mentor-connect/api'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { useLearner, useMentor, useSession } from '@mentor-connect/contract/auth'
import { useParams } from 'react-router-dom'
import { FinishedCourse } from '../celebration/FinishedCourse'
import { useLessonProgress } from '../progress/useLessonProgress'
import { LoadedLesson } from './LoadedLesson'
import { PlayerLayout } from './PlayerLayout'

/** A lesson that is read on the platform, with the outline of its course. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams()
  return <CourseOfLesson key={courseId} courseId={courseId} lessonId={lessonId} />
}

function CourseOfLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const learner = useLearner()
  const mentor = useMentor()
  const { data: course, isLoading } = useEndpoint(getCourse, { params: { id: courseId } })
  const isEnrolled = learner?.courses.some((enrolment) => enrolment.courseId === courseId) ?? false
  const learnerId = isEnrolled ? learner?._id : undefined
  const progress = useLessonProgress(learnerId, courseId, { isQuiet: true })
  const { session } = useSession()
  // After a reload, the account is missing until the server has confirmed the session. Lessons are not locked
  // meanwhile.
  const isUnconfirmed = session.status === 'signed-in' && session.account === null
  const mentorId = mentor && mentor._id === course?.mentorId ? mentor._id : undefined
  const isOpen = isEnrolled || isUnconfirmed || mentorId !== undefined
  return (
    <PlayerLayout
      course={course}
      isLoading={isLoading}
      currentId={lessonId}
      progress={progress}
      isOpen={isOpen}
    >
      {course && <FinishedCourse course={course} learnerId={learnerId} lessons={progress} />}
      <LoadedLesson
        key={lessonId}
        courseId={courseId}
        lessonId={lessonId}
        course={course}
        learnerId={learnerId}
        mentorId={mentorId}
        progress={progress}
        isOpen={isOpen}
      />
    </PlayerLayout>
  )
}
