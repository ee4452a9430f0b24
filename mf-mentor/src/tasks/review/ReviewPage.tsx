import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
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
      {work.isLoading && <Skeleton $height="20rem" />}
      {work.data && (
        <Review key={work.data.id} work={work.data} onDecided={work.setData} onReload={work.retry} />
      )}
      {!work.data && work.error && isNotFound(work.error) && (
        <Empty title={t('mentor.tasks.notFound')}>
          <ButtonLink to={paths.mentorArea.works}>{t('mentor.tasks.back')}</ButtonLink>
        </Empty>
      )}
      {!work.data && work.error && !isNotFound(work.error) && (
        <LoadFailed error={work.error} onRetry={work.retry} />
      )}
    </AreaPage>
  )
}
