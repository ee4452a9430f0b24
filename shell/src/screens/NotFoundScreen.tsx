import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { ButtonLink, space } from '@mentor-connect/ui'
import { Compass } from 'lucide-react'
import { REMOVED_URL } from '@mentor-connect/contract/site/pageRenderer'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { CourseSearch } from './CourseSearch'
import { Message } from './parts'
import { ROLE_LINKS } from './roleLinks'

/** The page for a URL that does not exist: a search, and links to the main pages of the role. */
export function NotFoundScreen() {
  const t = useT()
  const { pathname } = useLocation()
  const { session } = useSession()
  const text = pathname === REMOVED_URL ? 'shell.removed' : 'shell.notFound'
  return (
    <Message>
      <PageTitle>{t(`${text}.title`)}</PageTitle>
      <Compass size={56} aria-hidden />
      <h1>{t(`${text}.title`)}</h1>
      <p>{t(`${text}.help`)}</p>
      <CourseSearch />
      <nav aria-label={t('shell.notFound.onward')}>
        <Onward>
          {ROLE_LINKS[session.role ?? 'visitor'].map(([label, to]) => (
            <li key={to}>
              <ButtonLink to={to} $variant="secondary">
                {t(label)}
              </ButtonLink>
            </li>
          ))}
        </Onward>
      </nav>
    </Message>
  )
}

const Onward = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  padding: 0;
  list-style: none;
`
