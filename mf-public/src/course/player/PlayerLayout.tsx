import type { Course } from '@mentor-connect/contract/courses/courses'
import { useSession } from '@mentor-connect/contract/auth'
import { Container, breakpoint, color, media, space, useMedia, Skeleton, Stack } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { completionOfProgress } from '../progress/completionOfProgress'
import type { LessonProgress } from '../progress/useLessonProgress'
import { Outline } from './outline/Outline'
import { OutlineDrawer } from './outline/OutlineDrawer'
import { PlayerBar } from './PlayerBar'

const WIDTHS = ['60%', '85%', '75%', '90%', '65%', '80%']

interface PlayerLayoutProps {
  course: Course | undefined
  /** True while the course is loading. */
  isLoading: boolean
  currentId: string
  progress: LessonProgress
  isOpen: boolean
  children: ReactNode
}

/** The outline and the lesson side by side; on narrow screens the outline is a drawer. */
export function PlayerLayout(props: PlayerLayoutProps) {
  const { course, isLoading, currentId, progress, isOpen, children } = props
  const isWide = useMedia(WIDE)
  // The server renders the outline for all screens. On narrow ones, CSS hides it until the page is hydrated.
  const hasColumn = !useMedia(`(max-width: ${breakpoint.desktop - 1}px)`)
  const isInArea = useSession().session.role !== null
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const outline = course && { course, currentId, progress: progress.progress, isOpen }
  return (
    <Player $below={isInArea ? '0rem' : NAVIGATION_HEIGHT}>
      <PlayerBar
        course={course}
        currentId={currentId}
        percent={
          isOpen && course ? completionOfProgress(course.modules, progress.progress).percent : undefined
        }
        saveStatus={progress.saveStatus}
        onRetrySave={progress.save}
        onOpenOutline={outline && !isWide ? () => setDrawerOpen(true) : undefined}
      />
      <Columns>
        {hasColumn && (outline || isLoading) && (
          <Side>{outline ? <Outline {...outline} /> : <OutlineSkeleton />}</Side>
        )}
        <Content>{children}</Content>
      </Columns>
      {outline && isDrawerOpen && !isWide && (
        <OutlineDrawer {...outline} onClose={() => setDrawerOpen(false)} />
      )}
    </Player>
  )
}

/** Height of the bar that stays at the top of the public frame. */
const NAVIGATION_HEIGHT = '4.5rem'

const WIDE = `(min-width: ${breakpoint.desktop}px)`

const Player = styled.div<{ $below: string }>`
  --player-top: ${({ $below }) => $below};
`

const Columns = styled.div`
  ${media.desktopUp} {
    display: flex;
    align-items: flex-start;
  }
`

const Side = styled.aside`
  position: sticky;
  top: calc(var(--player-top) + 4rem);
  flex: none;
  width: 19rem;
  height: calc(100dvh - 4rem - var(--player-top));
  padding: ${space[6]} ${space[3]} ${space[10]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-end: 1px solid ${color.border};
  background: ${color.surface};
  @media not all and ${WIDE} {
    display: none;
  }
`

const Content = styled(Container)`
  flex: 1;
  min-width: 0;
  padding-block: ${space[6]} ${space[10]};
  ${media.tabletUp} {
    padding-block: ${space[10]} ${space[16]};
  }
`

function OutlineSkeleton() {
  return (
    <Stack $gap={6}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} $width={width} />
      ))}
    </Stack>
  )
}
