import { useEndpoint } from '@mentor-connect/api'
import { listCommunitySubjects } from '@mentor-connect/contract/community/questions'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { Row, SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { shownCount } from './shownCount'

/** Links to the subjects that have questions. Renders nothing until they are known. */
export function SubjectLinks() {
  const t = useT()
  const locale = useLocale()
  const titleId = useId()
  const communityPaths = useCommunityPaths()
  const { data = [] } = useEndpoint(listCommunitySubjects, {})
  if (data.length === 0) return null
  return (
    <Stack as="nav" $gap={3} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t('community.subjects')}</SectionTitle>
      <Row as="ul" $gap={4}>
        {data.map(({ subject, questions }) => (
          <li key={subject}>
            <Link to={communityPaths.subject(subject)}>{topicName(subject, locale)}</Link>{' '}
            <Small>({shownCount(questions)})</Small>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
