import type { Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The learner's next booked session. */
export function NextSession({ meeting: { id, title, start, partner } }: { meeting: Meeting }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Card as="section" aria-labelledby="next-session">
      <Row $between $gap={5}>
        <Words $gap={2}>
          <SectionTitle id="next-session">{t('learner.dashboard.session')}</SectionTitle>
          <p>
            <strong>{dateTime(start)}</strong>
          </p>
          <Muted>{t('learner.dashboard.sessionWith', { title, name: partner.name })}</Muted>
        </Words>
        <ButtonLink to={paths.learner.session(id)} $variant="secondary">
          {t('learner.dashboard.openSession')}
        </ButtonLink>
      </Row>
    </Card>
  )
}

const Words = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;
`
