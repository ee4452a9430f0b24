import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Empty, SectionTitle, Stack, Title } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { CourseSearch } from '../course-search/CourseSearch'
import { useT } from './messages/useT'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { JobPortals } from './JobPortals'
import { OwnOffers } from './OwnOffers'
import { isSubject, subjects, type Subject } from './subjects'

export default function SubjectPage() {
  const { subject } = useParams()
  return isSubject(subject) ? <KnownSubject key={subject} subject={subject} /> : <UnknownSubject />
}

function KnownSubject({ subject }: { subject: Subject }) {
  const t = useT()
  return (
    <PageColumn>
      <PageTitle>{t(`public.subject.${subject}.title`)}</PageTitle>
      <PageHeader title={t(`public.subject.${subject}.title`)} intro={t(`public.subject.${subject}.intro`)} />
      <p>
        <Link to={paths.communitySubject(subject)}>{t(`public.subject.${subject}.questions`)}</Link>
      </p>
      {subject === 'jobs' && <OwnOffers />}
      {subject === 'jobs' && <JobPortals />}
      <Stack as="section" $gap={6}>
        <SectionTitle>{t('public.subject.courses')}</SectionTitle>
        <CourseSearch subject={subjects[subject].domain} />
      </Stack>
    </PageColumn>
  )
}

function UnknownSubject() {
  const t = useT()
  return (
    <PageColumn>
      <PageTitle>{t('public.notFound')}</PageTitle>
      <Title>{t('public.notFound')}</Title>
      <Empty title={t('public.subject.unknown')}>
        <ButtonLink to={paths.resources}>{t('public.subject.all')}</ButtonLink>
      </Empty>
    </PageColumn>
  )
}
