import type { Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, Row, SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The mentorships that wait for a response of the learner, each with its deadline if it has one. */
export function MentorshipTurn({ waiting }: { waiting: Mentorship[] }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card as="section" aria-labelledby="mentorship-turn">
      <Row $between $gap={5}>
        <SectionTitle id="mentorship-turn">{t('learner.dashboard.mentorship')}</SectionTitle>
        <Stack $gap={2}>
          {waiting.map(({ id, partner, dueAt }) => (
            <Stack key={id} $gap={1}>
              <ButtonLink to={paths.learner.mentorship(id)} $variant="secondary" $named>
                {t('learner.dashboard.mentorshipWith', { name: partner.name })}
              </ButtonLink>
              {dueAt && <Small>{t('learner.dashboard.mentorshipDue', { date: dateTime(dueAt) })}</Small>}
            </Stack>
          ))}
        </Stack>
      </Row>
    </Card>
  )
}
