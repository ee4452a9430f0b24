import { call } from '@mentor-connect/api'
import { celebrateCourse, type CourseCelebration } from '@mentor-connect/contract/learning/celebrations'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { isProving } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Button, Modal, Stack, font } from '@mentor-connect/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { CERTIFICATE_BUTTON } from '../certificate/certificateButton'
import { CertificateArea } from '../certificate/CertificateArea'
import { Medal } from './Medal'
import { NextCourses } from './NextCourses'
import { useCelebrationT } from './useCelebrationT'

interface CelebrationProps {
  course: Course
  learnerId: string
}

/** A dialog that is shown once when a course is finished: the certificate and suggestions for the next course. */
export function Celebration({ course, learnerId }: CelebrationProps) {
  const t = useCelebrationT()
  const id = useId()
  const celebration = useCelebration(learnerId, course._id)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (isClosed && document.activeElement === document.body) focusPage()
  }, [isClosed])
  if (!celebration || isClosed) return null

  const hasProof = course.modules.some(({ lessons }) => lessons.some(({ kind }) => kind && isProving(kind)))
  return (
    <Modal labelledBy={id} onClose={() => setClosed(true)}>
      <Stack $gap={6}>
        <Head>
          <Medal />
          <Heading id={id} text={t('celebration.title')} />
          <CourseTitle lang={languageOf(course.title, course.language)}>{course.title}</CourseTitle>
          <p>{t(hasProof ? 'celebration.passed' : 'celebration.completed')}</p>
        </Head>
        <CertificateArea learnerId={learnerId} courseId={course._id} buttonId={`${id}-certificate`} />
        <NextCourses courses={celebration.next} />
        <Button $variant="secondary" $wide onClick={() => setClosed(true)}>
          {t('celebration.close')}
        </Button>
      </Stack>
    </Modal>
  )
}

/** Sets the focus after the dialog was closed, if nothing had the focus when it opened. */
function focusPage() {
  const target = document.getElementById(CERTIFICATE_BUTTON) ?? document.querySelector('main')
  target?.focus({ preventScroll: true })
}

function Heading({ id, text }: { id: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Title id={id} ref={heading} tabIndex={-1}>
      {text}
    </Title>
  )
}

const Head = styled(Stack).attrs({ $gap: 2 as const })`
  justify-items: center;
  align-items: center;
  text-align: center;
`

const Title = styled.h2`
  font-family: ${font.display};
  font-size: ${font.size.h2};
`

const CourseTitle = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
`

/**
 * Asks the server once if this device shows the celebration, because each course is celebrated on one device
 * only. Undefined until the server has confirmed it.
 */
function useCelebration(userId: string, courseId: string) {
  const language = useLocale()
  const [celebration, setCelebration] = useState<CourseCelebration>()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    call(celebrateCourse, { body: { userId, courseId, language } }).then(
      ({ data }) => data.isFirst && setCelebration(data),
      (error: unknown) => console.error('It is not known whether to celebrate.', error),
    )
  }, [userId, courseId, language])
  return celebration
}
