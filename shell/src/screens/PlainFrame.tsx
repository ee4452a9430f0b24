import { useSession } from '@mentor-connect/contract/auth'
import {
  Brand,
  Button,
  Container,
  LanguageSwitch,
  Main,
  Notice,
  Row,
  SkipLink,
  color,
  notify,
  space,
} from '@mentor-connect/ui'
import { NavLink, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ROLE_LINKS } from './roleLinks'

/**
 * The shell's own frame, used if the frame of an area failed. It links to the main pages of the role, which still
 * work because other areas may own them.
 */
export function PlainFrame({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  const { session, signOut } = useSession()
  const logOut = () =>
    signOut().catch((error: unknown) => {
      console.error('Logout failed', error)
      notify.failure(t('shell.logoutFailed'))
    })
  return (
    <>
      <SkipLink />
      <Bar>
        <Container>
          <Row $between>
            <Brand />
            <nav aria-label={t('shell.nav.label')}>
              <Row as="ul">
                {ROLE_LINKS[session.role ?? 'visitor'].map(([label, to]) => (
                  <li key={to}>
                    <NavLink to={to}>{t(label)}</NavLink>
                  </li>
                ))}
              </Row>
            </nav>
            <LanguageSwitch />
            {session.role && (
              <Button $variant="ghost" onClick={() => void logOut()}>
                {t('shell.nav.logout')}
              </Button>
            )}
          </Row>
        </Container>
      </Bar>
      <Container>
        <Notice tone="warning">
          {t('shell.frame.degraded')}{' '}
          <Button $variant="ghost" $small onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </Notice>
        <Main>
          <Outlet />
        </Main>
      </Container>
    </>
  )
}

const Bar = styled.header`
  margin-bottom: ${space[4]};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`
