import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/api/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Card, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** As many as the server sends at once. */
const ALL = 50

/** The mentorships in which it is the learner's turn; nothing while there is none. */
export function MentorshipTurn() {
  const t = useT()
  const requests = useEndpoint(getMentorships, { query: { which: 'requests', limit: ALL } })
  const current = useEndpoint(getMentorships, { query: { which: 'current', limit: ALL } })
  const waiting = [requests, current]
    .flatMap(({ data }) => data?.mentorships ?? [])
    .filter(({ waitsFor }) => waitsFor === 'learner')
  if (waiting.length === 0) return null
  return (
    <Card as="section" aria-labelledby="mentorship-turn">
      <Row $between $gap={5}>
        <SectionTitle id="mentorship-turn">{t('learner.dashboard.mentorship')}</SectionTitle>
        <Stack $gap={2}>
          {waiting.map(({ id, partner }) => (
            <ButtonLink key={id} to={paths.learner.mentorship(id)} $variant="secondary" $named>
              {t('learner.dashboard.mentorshipWith', { name: partner.name })}
            </ButtonLink>
          ))}
        </Stack>
      </Row>
    </Card>
  )
}
