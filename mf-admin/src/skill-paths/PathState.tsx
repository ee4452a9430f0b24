import type { OwnSkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { Row, Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

const TONES = { draft: 'neutral', published: 'success', hidden: 'accent' } as const

/** The state of a path, and the number of its courses that are not available. */
export function PathState({ path: { state, missingCourses } }: { path: OwnSkillPathSummary }) {
  const t = useT()
  return (
    <Row $gap={1}>
      <Tag $tone={TONES[state]}>{t(`admin.paths.state.${state}`)}</Tag>
      {missingCourses > 0 && <Tag $tone="accent">{t('admin.paths.missing', { count: missingCourses })}</Tag>}
    </Row>
  )
}
