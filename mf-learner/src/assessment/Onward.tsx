import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** Links to all careers and to mentors, shown if a result cannot be compared with careers. */
export function Onward() {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="assessment-onward">
      <Stack>
        <SectionTitle id="assessment-onward">{t('learner.assessment.onward')}</SectionTitle>
        <Muted>{t('learner.assessment.onwardText')}</Muted>
        <Row>
          <ButtonLink to={paths.learner.careers}>{t('learner.assessment.allCareers')}</ButtonLink>
          <ButtonLink to={paths.learner.mentorDirectory} $variant="secondary">
            {t('learner.assessment.findMentor')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
