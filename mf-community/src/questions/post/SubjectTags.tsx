import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { useLocale } from '@mentor-connect/i18n'
import { Row, Tag } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useCommunityPaths } from '../place/useCommunityPaths'

/** The subjects of a question, as links to their questions. */
export function SubjectTags({ subjects }: { subjects: readonly string[] }) {
  const locale = useLocale()
  const communityPaths = useCommunityPaths()
  return (
    <Row as="ul" $gap={2}>
      {subjects.map((id) => (
        <li key={id}>
          <Tag as={Link} to={communityPaths.subject(id)}>
            {topicName(id, locale)}
          </Tag>
        </li>
      ))}
    </Row>
  )
}
