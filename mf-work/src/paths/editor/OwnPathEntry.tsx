import type { OwnSkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, EntryCard, EntryWords, Row, Small, Tag, color, font } from '@mentor-connect/ui'
import { ChevronRight, Route } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'

const TONES = { draft: 'neutral', published: 'success', hidden: 'accent' } as const

/** One path in the mentor's list. The whole card links to its form. */
export function OwnPathEntry({ path }: { path: OwnSkillPathSummary }) {
  const t = useT()
  const { _id, title, language, state, courseCount, missingCourses, joined } = path
  return (
    <EntryCard as="li" $padding={5}>
      <Route size={24} color={color.primary} aria-hidden />
      <EntryWords>
        <Name to={paths.mentorArea.editSkillPath(_id)} lang={languageOf(title, language)}>
          {title}
        </Name>
        <Small>
          {t('paths.editor.courseCount', { count: courseCount })} ·{' '}
          {t('paths.editor.learners', { count: joined })}
        </Small>
        <Row $gap={2}>
          <Tag $tone={TONES[state]}>{t(`paths.editor.state.${state}`)}</Tag>
          {missingCourses > 0 && (
            <Tag $tone="accent">{t('paths.editor.missing', { count: missingCourses })}</Tag>
          )}
        </Row>
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`
