import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Row } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { SectionLink } from '../page-layout/SectionLink'
import { SixMentors } from './SixMentors'

/** A page with six selected mentors. MentorDirectoryPage shows all mentors. */
export default function MentorsPage() {
  const t = useT()
  return (
    <PageColumn>
      <PageTitle>{t('public.mentors.title')}</PageTitle>
      <PageHeader title={t('public.mentors.title')} intro={t('public.mentors.intro')}>
        <Row>
          <ButtonLink to={paths.signUp}>{t('public.mentors.connect')}</ButtonLink>
          <ButtonLink to={paths.mentorSignUp} $variant="secondary">
            {t('public.mentors.join')}
          </ButtonLink>
        </Row>
      </PageHeader>
      <SixMentors />
      <SectionLink to={paths.mentorDirectory}>{t('public.home.mentors.all')}</SectionLink>
    </PageColumn>
  )
}
