import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Row } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { NotFound } from '../../page-layout/NotFound'

export function MentorNotFound() {
  const t = useT()
  return (
    <NotFound title={t('public.mentors.notFound')} help={t('public.mentors.notFoundHelp')}>
      <Row>
        <ButtonLink to={paths.mentorDirectory}>{t('public.home.mentors.all')}</ButtonLink>
      </Row>
    </NotFound>
  )
}
