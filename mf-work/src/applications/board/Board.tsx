import { useEndpoint } from '@mentor-connect/api'
import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import { getBoard } from '@mentor-connect/contract/work/applications'
import { Empty, LoadFailed, Skeleton, Stack, breakpoint, useMedia } from '@mentor-connect/ui'
import { useRef } from 'react'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { useT } from '../messages/useT'
import { BoardColumns } from './BoardColumns'
import { StageChoice } from './StageChoice'
import { StageList } from './StageList'

const WIDE = `(min-width: ${breakpoint.wide}px)`

/** All stages beside each other on wide screens; on narrow ones, and on request, one stage as a list. */
export function Board() {
  const t = useT()
  const isWide = useMedia(WIDE)
  const { stage, page, show } = useBoardPlace()
  const stages = useRef<HTMLDivElement>(null)
  const { data, error, retry } = useEndpoint(getBoard, { query: { ...(stage && { stage }), page } })

  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="16rem" />
  const shown = data.stage
  const countOf = (one: BoardStage) => data.counts.find((count) => count.stage === one)?.count ?? 0
  if (BOARD_STAGES.every((one) => countOf(one) === 0))
    return (
      <Empty title={t('openings.board.emptyAll')}>
        <p>{t('openings.board.emptyHint')}</p>
      </Empty>
    )
  const hasColumns = isWide && stage === undefined
  // After a move, a list stays at its stage. The focus goes to the choice of stages, because the card that
  // had it is now in another stage.
  const handleMoved = () => {
    if (!hasColumns) show(shown, page)
    stages.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <div ref={stages} tabIndex={-1}>
        <StageChoice
          chosen={hasColumns ? undefined : shown}
          countOf={countOf}
          hasAll={isWide}
          onChoose={(next) => show(next)}
        />
      </div>
      {hasColumns ? (
        <BoardColumns countOf={countOf} onMoved={handleMoved} onAll={(next) => show(next)} />
      ) : (
        <StageList
          stage={shown}
          list={data}
          isStale={Boolean(error)}
          onRetry={retry}
          onMoved={handleMoved}
          onPage={(next) => show(shown, next)}
        />
      )}
    </Stack>
  )
}

/** The stage and page of the board, stored in the URL. Without a stage, wide screens show all stages. */
function useBoardPlace() {
  const [params, update] = useSearchState()
  const show = (stage: BoardStage | undefined, page = 1) =>
    update(() => new URLSearchParams({ ...(stage && { stage }), ...(page > 1 && { page: String(page) }) }))
  return {
    stage: BOARD_STAGES.find((stage) => stage === params.get('stage')),
    page: pageOf(params),
    show,
  }
}
