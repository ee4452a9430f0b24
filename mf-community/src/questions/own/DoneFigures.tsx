import { useEndpoint } from '@mentor-connect/api'
import { getOwnCommunity } from '@mentor-connect/contract/community/own'
import { Card, CardTitle, LoadFailed, Row, Skeleton, Small, Stack } from '@mentor-connect/ui'
import { SubjectTags } from '../post/SubjectTags'
import { useT } from './messages/useT'

const FIGURES = ['questions', 'answers', 'accepted', 'helpful'] as const

/** The reader's activity in the community, and the subjects that the reader follows. */
export function DoneFigures() {
  const t = useT()
  const { data, error, retry } = useEndpoint(getOwnCommunity, {})
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="6rem" />
  const { done, subjects } = data
  return (
    <Card as="section" aria-label={t('community.mine.done')} $padding={5}>
      <Stack $gap={4}>
        <CardTitle as="h2">{t('community.mine.done')}</CardTitle>
        <Row as="ul" $gap={5}>
          {FIGURES.map((figure) => (
            <li key={figure}>{t(`community.mine.done.${figure}`, { count: done[figure] })}</li>
          ))}
        </Row>
        {subjects.length > 0 && (
          <Stack $gap={2}>
            <strong>{t('community.mine.subjects')}</strong>
            <Small>{t('community.mine.subjectsHint')}</Small>
            <SubjectTags subjects={subjects} />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
