import { useEndpoint } from '@mentor-connect/api'
import { getOwnResource, type OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { Button, Card, LoadFailed, Row, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from '../../../messages/useT'
import { valuesOf, type ResourceValues } from '../resourceValues'
import { DifferenceList } from './DifferenceList'
import { courseDifferences } from './courseDifferences'

interface EditConflictProps {
  courseId: string
  mine: ResourceValues
  onKeepMine: () => void
  onUseSaved: (saved: OwnCourse) => void
}

/** Shows how the saved version differs from the one in the form, and lets the mentor choose. */
export function EditConflict({ courseId, mine, onKeepMine, onUseSaved }: EditConflictProps) {
  const t = useT()
  const id = useId()
  const stored = useEndpoint(getOwnResource, { params: { id: courseId } })
  // While refreshing, the cache may still contain the version that the form is based on.
  const saved = stored.isRefreshing ? undefined : stored.data

  return (
    <Card as="section" aria-labelledby={id} $padding={5}>
      <Stack $gap={4}>
        <SectionTitle id={id}>{t('mentor.form.conflict.title')}</SectionTitle>
        {stored.error && <LoadFailed error={stored.error} onRetry={stored.retry} />}
        {!stored.error && !saved && <Skeleton $height="8rem" />}
        {saved && <DifferenceList differences={courseDifferences(mine, valuesOf(saved))} />}
        <Row $gap={3}>
          <Button $inactive={!saved} onClick={() => saved && onUseSaved(saved)}>
            {t('mentor.form.conflict.useSaved')}
          </Button>
          <Button $variant="secondary" onClick={onKeepMine}>
            {t('mentor.form.overwrite')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
