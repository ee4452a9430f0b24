import { PageTitle, paths } from '@mentor-connect/shared/remote'
import { ButtonLink, CardGrid, CardTitle, Muted, Row, Tag } from '@mentor-connect/shared/ui'
import { useT } from '../messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { Portrait } from '../portraits/Portrait'
import { MentorCardBox, PortraitFrame } from './MentorCardBox'
import { sixMentors } from './sixMentors'

/** A static page with six sample mentors; MentorDirectoryPage shows the real ones. */
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
      <CardGrid>
        {sixMentors.map(({ id, look }) => (
          <li key={id}>
            <MentorCardBox>
              <PortraitFrame>
                <Portrait look={look} />
              </PortraitFrame>
              <CardTitle as="h2">{t(`public.mentors.${id}.name`)}</CardTitle>
              <Muted>{t(`public.mentors.${id}.job`)}</Muted>
              <Tag>{t(`public.mentors.${id}.field`)}</Tag>
            </MentorCardBox>
          </li>
        ))}
      </CardGrid>
    </PageColumn>
  )
}
