import { useSession } from '@mentor-connect/contract/auth'
import { paths, placeToReturnTo } from '@mentor-connect/contract/remote'
import { ButtonLink, TARGET, font, media, space } from '@mentor-connect/ui'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Links to login and sign-up for visitors, or to their own area for signed-in people. */
export function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const t = useT()
  const { session } = useSession()
  const next = placeToReturnTo(useLocation().state)
  if (session.status === 'signed-in')
    return (
      <Links>
        <Compact to={session.role === 'user' ? paths.learner.home : paths.mentorArea.home} onClick={onFollow}>
          {t('public.nav.dashboard')}
        </Compact>
      </Links>
    )
  return (
    <Links>
      <Compact $variant="ghost" to={paths.signUp} state={{ step: 'login', next }} onClick={onFollow}>
        {t('public.nav.logIn')}
      </Compact>
      <Compact to={paths.signUp} state={{ step: 'sign-up', next }} onClick={onFollow}>
        {t('public.nav.signUp')}
      </Compact>
    </Links>
  )
}

const Links = styled.div`
  display: flex;
  flex: none;
  gap: ${space[1]};
  margin-inline-start: auto;
`

/** Two of these buttons fit next to the brand at 320 px. */
const Compact = styled(ButtonLink)`
  white-space: nowrap;
  ${media.belowTablet} {
    min-height: ${TARGET};
    padding-inline: ${space[2]};
    font-size: ${font.size.small};
  }
`
