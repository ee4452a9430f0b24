import { useSession } from '@mentor-connect/contract/auth'
import { AccountDataCard } from '@mentor-connect/features/account'
import { Muted, Row, SignOutButton, Stack, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useTermsT } from './useTermsT'

/** The options of a person who does not agree. */
export function TermsRefusal({ userId }: { userId: string }) {
  const t = useTermsT()
  const { signOut } = useSession()
  return (
    <Folded>
      <summary>{t('shell.terms.refuse')}</summary>
      <Stack>
        <Muted>{t('shell.terms.refusal')}</Muted>
        <AccountDataCard userId={userId} />
        <Row>
          <SignOutButton onSignOut={signOut} variant="secondary" />
        </Row>
      </Stack>
    </Folded>
  )
}

const Folded = styled.details`
  summary {
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`
