import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf, useSharedT } from '@mentor-connect/i18n'
import { Button, TARGET, color, font, media, space } from '@mentor-connect/ui'
import { ChevronLeft, TableOfContents } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCoursePath } from '../../course-cards/useCoursePath'
import { SaveNote } from '../progress/SaveNote'
import type { SaveStatus } from '../progress/ProgressSaver'
import { useT } from './messages/useT'
import { ThinProgress } from './ThinProgress'
import { TextSizeMenu } from './text-size/TextSizeMenu'

interface PlayerBarProps {
  course: Course | undefined
  currentId: string
  /** Progress in the course, in percent; undefined if the reader has none. */
  percent: number | undefined
  saveStatus: SaveStatus
  onRetrySave: () => void
  /** Opens the outline; undefined if the outline is visible beside the lesson. */
  onOpenOutline: (() => void) | undefined
}

/** The bar above the lesson: a link back to the course, progress, outline and text size. */
export function PlayerBar(props: PlayerBarProps) {
  const { course, currentId, percent, saveStatus, onRetrySave, onOpenOutline } = props
  const t = useT()
  const sharedT = useSharedT()
  const { courseId = '' } = useParams()
  const coursePath = useCoursePath()
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? []
  const n = lessons.findIndex(({ id }) => id === currentId) + 1
  return (
    <Bar>
      <Line>
        <Back to={coursePath(courseId)}>
          <ChevronLeft size={20} aria-hidden />
          <span lang={course && languageOf(course.title)}>{course?.title ?? sharedT('ui.back')}</span>
        </Back>
        {n > 0 && <Place>{t('public.player.place', { n, total: lessons.length })}</Place>}
        {onOpenOutline && (
          <OpenOutline $variant="ghost" aria-haspopup="dialog" onClick={onOpenOutline}>
            <TableOfContents size={22} aria-hidden />
            <OutlineWord>{t('public.player.openOutline')}</OutlineWord>
            {n > 0 && <Short>{` ${n}/${lessons.length}`}</Short>}
          </OpenOutline>
        )}
        <TextSizeMenu />
      </Line>
      {percent !== undefined && <ThinProgress percent={percent} label={t('public.player.progress')} />}
      {(saveStatus === 'failed' || saveStatus === 'offline') && (
        <Problem>
          <SaveNote status={saveStatus} onRetry={onRetrySave} />
        </Problem>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  ${media.desktopUp} {
    position: sticky;
    top: var(--player-top);
    z-index: 10;
  }
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.75rem;
  padding-inline: ${space[2]};
  ${media.tabletUp} {
    padding-inline: ${space[4]};
  }
`

const Back = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  flex: 1;
  min-width: 0;
  min-height: ${TARGET};
  font-weight: ${font.weight.medium};
  text-decoration: none;

  svg {
    flex: none;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Place = styled.span`
  display: none;
  padding-inline: ${space[3]};
  color: ${color.muted};
  font-size: ${font.size.small};
  ${media.tabletUp} {
    display: inline;
  }
`

/** CSS hides this button on wide screens, because the server cannot know that the outline is visible there. */
const OpenOutline = styled(Button)`
  ${media.desktopUp} {
    display: none;
  }
`

const OutlineWord = styled.span`
  @media (max-width: 29.9rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/** Short label, shown where the long one does not fit. */
const Short = styled.span`
  ${media.tabletUp} {
    display: none;
  }
`

const Problem = styled.div`
  padding: ${space[2]} ${space[4]};
`
