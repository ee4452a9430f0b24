import { PageTitle, paths } from '@mentor-connect/shared/remote'
import { ButtonLink } from '@mentor-connect/shared/ui'
import { Compass } from 'lucide-react'
import { useT } from '../messages/useT'
import { Message } from './parts'

export function NotFoundScreen() {
  const t = useT()
  return (
    <Message>
      <PageTitle>{t('shell.notFound.title')}</PageTitle>
      <Compass size={56} aria-hidden />
      <h1>{t('shell.notFound.title')}</h1>
      <p>{t('shell.notFound.help')}</p>
      <ButtonLink to={paths.home}>{t('shell.home')}</ButtonLink>
    </Message>
  )
}
