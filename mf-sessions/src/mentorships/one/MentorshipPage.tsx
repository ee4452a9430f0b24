import { useEndpoint } from '@mentor-connect/api'
import { getMentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, MissingRecord, StaleNotice } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { MentorshipView } from './MentorshipView'

/** The page of one mentorship, for the learner and for the mentor. */
export default function MentorshipPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { mentorships } = useSide()
  return (
    <AreaPage>
      <BackTo to={mentorships}>{t('mentorship.list.title')}</BackTo>
      <LoadedMentorship key={id} id={id} />
    </AreaPage>
  )
}

function LoadedMentorship({ id }: { id: string }) {
  const t = useT()
  const { mentorships } = useSide()
  const { data, error, retry, setData } = useEndpoint(getMentorship, { params: { id } })
  const title = data ? t('mentorship.title', { name: data.partner.name }) : t('mentorship.list.title')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('mentorship.notFound')}>
          <ButtonLink to={mentorships}>{t('mentorship.list.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && error && <StaleNotice onRetry={retry} />}
      {data && <MentorshipView mentorship={data} onChanged={setData} />}
    </>
  )
}
