import type { ReplyOf } from '@mentor-connect/contract/api/endpoint'
import type { BoardStage } from '@mentor-connect/contract/work/applicationStages'
import type { getBoard } from '@mentor-connect/contract/work/applications'
import { Empty, Pagination, StaleNotice, VisuallyHidden, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { EntryCard } from './EntryCard'

interface StageListProps {
  stage: BoardStage
  list: ReplyOf<typeof getBoard>
  /** True if the list could not be loaded again. */
  isStale: boolean
  onRetry: () => void
  onMoved: () => void
  onPage: (page: number) => void
}

/** The entries of one stage as a list with pages. */
export function StageList({ stage, list, isStale, onRetry, onMoved, onPage }: StageListProps) {
  const t = useT()
  const { entries, pagination } = list
  return (
    <>
      <VisuallyHidden as="h2">{t(`openings.board.stage.${stage}`)}</VisuallyHidden>
      {isStale && <StaleNotice onRetry={onRetry} />}
      {entries.length === 0 ? (
        <Empty title={t(`openings.board.empty.${stage}`)} />
      ) : (
        <List>
          {entries.map((entry) => (
            <li key={entry._id}>
              <EntryCard entry={entry} onMoved={onMoved} />
            </li>
          ))}
        </List>
      )}
      <Pagination page={pagination.page} totalPages={pagination.totalPages} onChange={onPage} />
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
