import type { Project } from '@mentor-connect/contract/work/projects/projects'
import { languageOf } from '@mentor-connect/i18n'
import { Row, SectionTitle, Stack, Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** The roles of a team, each with its free places. */
export function Roles({ roles, language }: Pick<Project, 'roles' | 'language'>) {
  const t = useT()
  return (
    <Stack as="section" $gap={3}>
      <SectionTitle>{t('projects.page.roles')}</SectionTitle>
      <Stack as="ul" $gap={2}>
        {roles.map(({ id, name, free }) => (
          <Row as="li" key={id} $gap={3}>
            <span lang={languageOf(name, language)}>{name}</span>
            <Tag $tone={free > 0 ? 'success' : 'neutral'}>{t('projects.free', { count: free })}</Tag>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
