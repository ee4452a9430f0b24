import { useEndpoint } from '@mentor-connect/api'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import { listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Small, Stack, TARGET, color, space } from '@mentor-connect/ui'
import { Route } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

const PATHS_SHOWN = 2

/**
 * The skill paths that lead to the career of a plan, those with the most learners. Renders nothing if there
 * are none.
 */
export function GoalPaths({ career }: { career: CareerSummary }) {
  const t = useT()
  const languageFirst = useLocale()
  const subject = SUBJECT_ROWS.find(([id]) => id === career.subjects[0])?.[1]
  const { data } = useEndpoint(
    listSkillPaths,
    subject ? { query: { subject, languageFirst, page: 1 } } : null,
  )
  const found = data?.paths.slice(0, PATHS_SHOWN) ?? []
  if (found.length === 0) return null
  return (
    <div>
      <Small as="p">{t('learner.plan.paths')}</Small>
      <Stack as="ul" $gap={2}>
        {found.map(({ slug, title, language }) => (
          <li key={slug}>
            <PathLink to={paths.learner.skillPath(slug)} lang={languageOf(title, language)}>
              <Route size={18} aria-hidden />
              {title}
            </PathLink>
          </li>
        ))}
      </Stack>
    </div>
  )
}

const PathLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${TARGET};
  overflow-wrap: anywhere;
  svg {
    flex: none;
    color: ${color.muted};
  }
`
