import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import type { Completion } from '@mentor-connect/contract/courses/completion'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import {
  ButtonLink,
  Card,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  VisuallyHidden,
  color,
  lazyPart,
  media,
  space,
} from '@mentor-connect/ui'
import { ArrowRight, PartyPopper } from 'lucide-react'
import { useEffect, useRef, type ComponentProps } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonFacts } from './LessonFacts'
import { OpenLesson } from './OpenLesson'
import { Overall } from './Overall'
import { nextLesson } from './nextLesson'
import { useLessonAddress } from './useLessonAddress'
import type { LessonProgress } from './useLessonProgress'

interface NextStepProps {
  course: Course
  learnerId: string
  lessons: LessonProgress
  completion: Completion
  /** True if the learner has just joined the course on this page. The card is then scrolled into view. */
  joinedHere: boolean
}

const CertificateArea = lazyPart(
  () =>
    import(/* webpackChunkName: "certificate" */ '../certificate/CertificateArea').then(
      (module) => module.CertificateArea,
    ),
  <Skeleton $height="3rem" />,
)

/** The first card on an enrolled learner's page: the progress, and a button to the next lesson or the certificate. */
export function NextStep({ course, learnerId, lessons, completion, joinedHere }: NextStepProps) {
  const t = useT()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (joinedHere) panel.current?.scrollIntoView({ block: 'center' })
  }, [joinedHere])
  const next = lessons.canChange ? nextLesson(course.modules, lessons.progress) : undefined
  return (
    <Panel as="section" ref={panel} $padding={5}>
      <Stack $gap={4}>
        {completion.isComplete && (
          <Row $gap={3}>
            <PartyPopper size={28} color={color.success} aria-hidden />
            <SectionTitle>{t('public.next.finished')}</SectionTitle>
          </Row>
        )}
        {next && (
          <Lesson>
            <div>
              <SectionTitle>
                {t('public.next.title')} <span lang={languageOf(next.lesson.title)}>{next.lesson.title}</span>
              </SectionTitle>
              <LessonFacts lesson={next.lesson} />
            </div>
            <OpenNext
              nextLabel={t(isBegun(next.status, completion) ? 'public.next.continue' : 'public.next.start')}
              lesson={next.lesson}
              status={next.status}
              canChange={lessons.canChange}
              onChange={(status) => lessons.setLesson(next.key, status, next.lesson.id)}
            />
          </Lesson>
        )}
        {completion.isComplete && (
          <Certificate>
            <CertificateArea
              learnerId={learnerId}
              courseId={course._id}
              issuedId={lessons.certificateId}
              before={lessons.save}
            />
          </Certificate>
        )}
        <Overall completion={completion} />
      </Stack>
    </Panel>
  )
}

/** Returns true if the learner has begun the course. */
const isBegun = (next: LessonStatus, { completedCount }: Completion) =>
  next !== 'not-started' || completedCount > 0

/** A button that opens the next lesson in the player, or on the other site if the lesson is there. */
function OpenNext(props: ComponentProps<typeof OpenLesson> & { nextLabel: string }) {
  const { title } = props.lesson
  const address = useLessonAddress()(props.lesson)
  if (!address) return <OpenLesson {...props} />
  return (
    <ButtonLink to={address}>
      {props.nextLabel}
      <VisuallyHidden lang={languageOf(title)}>{title}</VisuallyHidden>
      <ArrowRight size={18} aria-hidden />
    </ButtonLink>
  )
}

const Certificate = styled.div`
  max-width: 30rem;
`

const Panel = styled(Card)`
  border-color: ${color.primary};
`

const Lesson = styled.div`
  display: grid;
  gap: ${space[4]};

  h2 {
    font-size: 1.3125rem;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`
