import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getWorkshop, type Workshop } from '@mentor-connect/contract/api/workshops'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { languageName } from '@mentor-connect/contract/rules/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import {
  BackTo,
  ButtonLink,
  Columns,
  DescriptionList,
  LoadFailed,
  Row,
  Skeleton,
  Stack,
  font,
  useSubjectName,
} from '@mentor-connect/ui'
import { BookOpen, CalendarDays, Languages, UserRound, Users } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { NotFound } from '../page-layout/NotFound'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { JoinPanel } from './JoinPanel'
import { useT } from './messages/useT'
import { WorkshopTime } from './WorkshopTime'

/** One workshop, for visitors, and for learners who take a seat. */
export default function WorkshopPage() {
  const t = useT()
  const { workshopId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getWorkshop, { params: { id: workshopId } })
  return (
    <PageColumn>
      {data && <Described workshop={data} onChanged={retry} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && isNotFound(error) && (
        <NotFound title={t('public.workshops.unknown')} help={t('public.workshops.unknownHelp')}>
          <Row>
            <ButtonLink to={paths.workshops}>{t('public.workshops.all')}</ButtonLink>
          </Row>
        </NotFound>
      )}
      {!data && error && !isNotFound(error) && (
        <>
          <PageTitle>{t('public.workshops.title')}</PageTitle>
          <PageHeader title={t('public.workshops.title')} />
          <LoadFailed error={error} onRetry={retry} />
        </>
      )}
    </PageColumn>
  )
}

function Described({ workshop, onChanged }: { workshop: Workshop; onChanged: () => void }) {
  const t = useT()
  const locale = useLocale()
  const subjectName = useSubjectName()
  const { title, description, subject, language, mentor, seats, free, waiting } = workshop
  const waitingText = waiting > 0 ? ` · ${t('public.workshops.waiting', { count: waiting })}` : ''
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={paths.workshops}>{t('public.workshops.all')}</BackTo>
      <PageHeader title={title} />
      <Columns>
        <Words lang={languageOf(description, language)}>{description}</Words>
        <Stack>
          <DescriptionList
            items={[
              {
                icon: CalendarDays,
                name: t('public.workshops.when'),
                value: <WorkshopTime workshop={workshop} />,
              },
              {
                icon: UserRound,
                name: t('public.workshops.mentor'),
                value: <Link to={paths.mentor(mentor.id)}>{mentor.name}</Link>,
              },
              { icon: BookOpen, name: t('public.workshops.subject'), value: subjectName(subject) },
              {
                icon: Languages,
                name: t('public.workshops.language'),
                value: languageName(language, locale),
              },
              {
                icon: Users,
                name: t('public.workshops.seats'),
                value: t('public.workshops.freeOf', { free, seats }) + waitingText,
              },
            ]}
          />
          <JoinPanel workshop={workshop} onChanged={onChanged} />
        </Stack>
      </Columns>
    </>
  )
}

const Words = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
