import { languageOf } from '@mentor-connect/i18n'
import { Row, SectionTitle, Stack, Tag, useSubjectName } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { useT } from '../messages/useT'

/** The skills that one learns in a project. Each links to the projects with this skill. */
export function Skills({ skills }: { skills: string[] }) {
  const t = useT()
  const subject = useSubjectName()
  const { list } = useProjectPaths()
  if (skills.length === 0) return null
  return (
    <Stack as="section" $gap={3}>
      <SectionTitle>{t('projects.page.learn')}</SectionTitle>
      <Row as="ul" $gap={2}>
        {skills.map((skill) => (
          <li key={skill}>
            <Tag as={Link} to={`${list}?${new URLSearchParams({ skill })}`} lang={languageOf(subject(skill))}>
              {subject(skill)}
            </Tag>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
