import type { Project } from '@mentor-connect/contract/work/projects/projects'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { FoldedRubric } from '../../facts/FoldedRubric'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'

/** The milestones of a project in their order, each with the criteria by which it is judged. */
export function Milestones({ milestones, language }: Pick<Project, 'milestones' | 'language'>) {
  const t = useT()
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{t('projects.page.milestones')}</SectionTitle>
      <Stack as="ol" $gap={4}>
        {milestones.map(({ id, title, text, week, rubric }) => (
          <Card as="li" key={id} $padding={5}>
            <Stack $gap={3}>
              <div>
                <CardTitle lang={languageOf(title, language)}>{title}</CardTitle>
                <Small>{t('projects.dueWeek', { week })}</Small>
              </div>
              {text && <Words lang={languageOf(text, language)}>{text}</Words>}
              <FoldedRubric rubric={rubric} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
