import { useEndpoint } from '@mentor-connect/api'
import { getReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, MissingRecord } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { Review } from './Review'

export default function ReviewPage() {
  const t = useT()
  const { workId = '' } = useParams()
  const work = useEndpoint(getReviewedWork, { params: { id: workId } })
  return (
    <AreaPage>
      <PageTitle>
        {work.data ? t('mentor.tasks.workOf', { name: work.data.name }) : t('mentor.tasks.title')}
      </PageTitle>
      {!work.data && (
        <MissingRecord error={work.error} onRetry={work.retry} notFound={t('mentor.tasks.notFound')}>
          <ButtonLink to={paths.mentorArea.works}>{t('mentor.tasks.back')}</ButtonLink>
        </MissingRecord>
      )}
      {work.data && (
        <Review key={work.data.id} work={work.data} onDecided={work.setData} onReload={work.retry} />
      )}
    </AreaPage>
  )
}
