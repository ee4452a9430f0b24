import { useLearner } from '@mentor-connect/contract/auth'
import type { Course } from '@mentor-connect/contract/api/courses'
import { SectionTitle, Stack, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { PagePart } from '../page-layout/PagePart'
import { Report } from '../reporting/Report'
import { CourseCounters } from './CourseCounters'
import { CourseHero } from './CourseHero'
import { CourseLines } from './CourseLines'
import { Instructor } from './Instructor'
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
  const t = useT()
  const learner = useLearner()
  const enrolled = learner?.courses.some(({ courseId }) => courseId === course._id) ?? false
  const lessons = useLessonProgress(enrolled ? learner?._id : undefined, course._id)
  const completion = completionOfProgress(course.modules, lessons.progress)
  return (
    <Stack $gap={8}>
      <CourseHero course={course} />
      <FinishedCourse course={course} learnerId={enrolled ? learner?._id : undefined} lessons={lessons} />
      {enrolled && <NextStep course={course} lessons={lessons} completion={completion} />}
      <CourseTabs courseId={course._id}>
        <Columns>
          <Stack $gap={10}>
            <Stack as="section" $gap={4}>
              <SectionTitle>{t('public.course.about')}</SectionTitle>
              <CourseCounters course={course} percent={completion.percent} />
              <CourseLines course={course} />
            </Stack>
            <PagePart>
              <ProgressPanel course={course} enrolled={enrolled} lessons={lessons} completion={completion} />
            </PagePart>
            <Instructor course={course} />
          </Stack>
          <Sidebar>
            <CourseActions course={course} enrolled={enrolled} />
            <CourseInformation course={course} />
            <YourProgress
              courseId={course._id}
              learnerId={enrolled ? learner?._id : undefined}
              completion={completion}
              beforeCertificate={lessons.save}
            />
            <Report kind="course" subjectId={course._id} name={course.title} ownerId={course.mentorId} />
          </Sidebar>
          <PagePart>
            <Reviews
              course={course}
              enrolled={enrolled}
              hasOpenedLesson={Object.values(lessons.progress).some((status) => status !== 'not-started')}
            />
          </PagePart>
        </Columns>
      </CourseTabs>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    gap: ${space[10]};
  }
`

/** On small screens the actions are above the lessons and the information is below them. */
const Sidebar = styled.aside`
  display: contents;

  & > :first-child {
    order: -1;
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
