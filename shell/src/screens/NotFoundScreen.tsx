import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink } from '@mentor-connect/ui'
import { Compass } from 'lucide-react'
import { REMOVED_URL } from '@mentor-connect/contract/site/pageRenderer'
import { useLocation } from 'react-router-dom'
import { useT } from '../messages/useT'
import { Message } from './parts'

export function NotFoundScreen() {
  const t = useT()
  const { pathname } = useLocation()
  const text = pathname === REMOVED_URL ? 'shell.removed' : 'shell.notFound'
  return (
    <Message>
      <PageTitle>{t(`${text}.title`)}</PageTitle>
      <Compass size={56} aria-hidden />
      <h1>{t(`${text}.title`)}</h1>
      <p>{t(`${text}.help`)}</p>
      <ButtonLink to={paths.home}>{t('shell.home')}</ButtonLink>
    </Message>
  )
}
