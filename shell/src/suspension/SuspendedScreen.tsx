import { useSession } from '@mentor-connect/contract/auth'
import type { Suspension } from '@mentor-connect/contract/trust/restrictions'
import { useFormats } from '@mentor-connect/i18n'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AccountDataCard, SuspensionAppeal } from '@mentor-connect/features/account'
import {
  Brand,
  Card,
  CardTitle,
  Container,
  LanguageSwitch,
  Main,
  Muted,
  Row,
  SignOutButton,
  SkipLink,
  Stack,
  Title,
  color,
  space,
} from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/**
 * Replaces all areas. Shows the reason for the suspension, whom to contact, and what the person can still do.
 */
export default function SuspendedScreen({ suspension }: { suspension: Suspension }) {
  const t = useT()
  const { longDate } = useFormats()
  const { signOut } = useSession()
  const { userId, reason, since, until, supportEmail } = suspension
  const heading = useFocusOnArrival()
  return (
    <>
      <SkipLink />
      <Bar>
        <Container>
          <Row $between>
            <Brand />
            <LanguageSwitch />
          </Row>
        </Container>
      </Bar>
      <Container>
        <Main>
          <Column $gap={6}>
            <PageTitle>{t('shell.suspended.title')}</PageTitle>
            <Stack $gap={2}>
              <Title ref={heading} tabIndex={-1}>
                {t('shell.suspended.title')}
              </Title>
              <Muted>{t('shell.suspended.since', { date: longDate(since) })}</Muted>
            </Stack>
            <Card as="section" aria-labelledby="suspension-reason">
              <Stack>
                <CardTitle as="h2" id="suspension-reason">
                  {t('shell.suspended.reason')}
                </CardTitle>
                <Reason>{reason}</Reason>
                <p>
                  {t('shell.suspended.mistake')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
                </p>
              </Stack>
            </Card>
            <SuspensionAppeal userId={userId} until={until} />
            <AccountDataCard userId={userId} />
            <Row>
              <SignOutButton onSignOut={signOut} variant="secondary" />
            </Row>
          </Column>
        </Main>
      </Container>
    </>
  )
}

/** Focuses the heading, because the suspended screen removes the focused element. Screen readers then read it out. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

const Bar = styled.header`
  margin-bottom: ${space[6]};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Column = styled(Stack)`
  max-width: 44rem;
  margin-inline: auto;
  padding-bottom: ${space[16]};
`

const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
