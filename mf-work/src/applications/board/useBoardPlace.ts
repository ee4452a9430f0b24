import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'

/** The stage and page of the board, stored in the URL. Without a stage, wide screens show all stages. */
export function useBoardPlace() {
  const [params, update] = useSearchState()
  const show = (stage: BoardStage | undefined, page = 1) =>
    update(() => new URLSearchParams({ ...(stage && { stage }), ...(page > 1 && { page: String(page) }) }))
  return {
    stage: BOARD_STAGES.find((stage) => stage === params.get('stage')),
    page: pageOf(params),
    show,
  }
}
