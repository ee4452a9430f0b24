import { useLearner } from '@mentor-connect/contract/auth'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { Report } from '@mentor-connect/features/report/button'
import { Stack, breakpoint, media, space, useMedia } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { PagePart } from '../page-layout/PagePart'
import { AboutCourse } from './AboutCourse'
import { CourseHero } from './CourseHero'
import { CourseTitle } from './CourseTitle'
import { FinishedCourse } from './celebration/FinishedCourse'
import { completionOfProgress } from './progress/completionOfProgress'
import { NextStep } from './progress/NextStep'
import { ProgressPanel } from './progress/ProgressPanel'
import { useLessonProgress } from './progress/useLessonProgress'
import { Reviews } from './reviews/Reviews'
import { CourseActions } from './sidebar/CourseActions'
import { CourseInformation } from './sidebar/CourseInformation'
import { CourseTabs } from './tabs/CourseTabs'
import { YourProgress } from './sidebar/YourProgress'

export function CourseDetail({ course }: { course: Course }) {
  const learner = useLearner()
  const enrolled = learner?.courses.some(({ courseId }) => courseId === course._id) ?? false
  const [joinedHere, setJoinedHere] = useState(false)
  const lessons = useLessonProgress(enrolled ? learner?._id : undefined, course._id)
  const completion = completionOfProgress(course.modules, lessons.progress)
  const isPhone = useMedia(PHONE)
  const folds = enrolled && isPhone
  const learnerId = enrolled ? learner?._id : undefined
  const about = <AboutCourse key="about" course={course} percent={completion.percent} folds={folds} />
  const content = (
    <PagePart key="content">
      <ProgressPanel course={course} enrolled={enrolled} lessons={lessons} completion={completion} />
    </PagePart>
  )
  return (
    <Stack $gap={folds ? 5 : 8}>
      {folds ? (
        <Stack as="header" $gap={3}>
          <CourseTitle course={course} />
        </Stack>
      ) : (
        <CourseHero course={course} />
      )}
      <FinishedCourse course={course} learnerId={learnerId} lessons={lessons} />
      {learnerId && (
        <NextStep
          course={course}
          learnerId={learnerId}
          lessons={lessons}
          completion={completion}
          joinedHere={joinedHere}
        />
      )}
      <CourseTabs courseId={course._id}>
        <Columns $folds={folds}>
          <Stack $gap={folds ? 5 : 10}>{enrolled ? [content, about] : [about, content]}</Stack>
          <Sidebar>
            <CourseActions course={course} enrolled={enrolled} onJoined={() => setJoinedHere(true)} />
            {!folds && <CourseInformation course={course} />}
            {!folds && <YourProgress completion={completion} isEnrolled={enrolled} />}
            <Report kind="course" subjectId={course._id} name={course.title} ownerId={course.mentorId} />
          </Sidebar>
          <PagePart>
            <Reviews
              course={course}
              enrolled={enrolled}
              hasOpenedLesson={Object.values(lessons.progress).some((status) => status !== 'not-started')}
              folds={folds}
            />
          </PagePart>
        </Columns>
      </CourseTabs>
    </Stack>
  )
}

const PHONE = `(max-width: ${breakpoint.mobile - 1}px)`

const Columns = styled.div<{ $folds: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $folds }) => space[$folds ? 4 : 8]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${space[10]};
  }
`

/** On small screens the actions are above the lessons, the information below them, and the report button last. */
const Sidebar = styled.aside`
  display: contents;

  & > :first-child {
    order: -1;
  }
  & > :last-child {
    order: 1;
  }
  ${media.desktopUp} {
    position: sticky;
    top: ${space[24]};
    grid-row: 1 / span 2;
    grid-column: 2;
    display: flex;
    flex-direction: column;
    gap: ${space[5]};
  }
`
