import { languageName } from '@mentor-connect/contract/courses/languageNames'
import type { ProjectSummary } from '@mentor-connect/contract/work/projects/projects'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { CoverLink, Muted, Row, Small, Tag, useSubjectName } from '@mentor-connect/ui'
import { Box, Name } from '../../facts/cardParts'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { useT } from '../messages/useT'

const SHOWN_SKILLS = 3

/** One project in a list. The whole card links to its page. */
export function ProjectCard({ project }: { project: ProjectSummary }) {
  const t = useT()
  const locale = useLocale()
  const subject = useSubjectName()
  const { one } = useProjectPaths()
  const { _id, title, goal, skills, language, weeks, teamSize, freePlaces, mentor } = project
  return (
    <Box $padding={5}>
      <Name>
        <CoverLink to={one(_id)} lang={languageOf(title, language)}>
          {title}
        </CoverLink>
      </Name>
      <p lang={languageOf(goal, language)}>{goal}</p>
      <Row $gap={2}>
        <Tag $tone={freePlaces > 0 ? 'success' : 'neutral'}>{t('projects.free', { count: freePlaces })}</Tag>
        <Tag $tone="neutral">{t('projects.weeks', { count: weeks })}</Tag>
        <Tag $tone="neutral">{t('projects.teamOf', { count: teamSize })}</Tag>
        <Tag $tone="neutral">{languageName(language, locale)}</Tag>
      </Row>
      <Small>{skills.slice(0, SHOWN_SKILLS).map(subject).join(' · ')}</Small>
      <Muted>{t('projects.mentor', { name: mentor.name })}</Muted>
    </Box>
  )
}
