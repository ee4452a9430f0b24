import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { APPLICATION_STAGES, type ApplicationStage } from '@mentor-connect/contract/work/applicationStages'
import { APPLICANT_SORTS } from '@mentor-connect/contract/work/posting'

type ApplicantSort = (typeof APPLICANT_SORTS)[number]

interface ApplicantListState {
  stage: ApplicationStage | undefined
  sort: ApplicantSort
  page: number
}

const read = (params: URLSearchParams): ApplicantListState => ({
  stage: APPLICATION_STAGES.find((stage) => stage === params.get('stage')),
  sort: APPLICANT_SORTS.find((sort) => sort === params.get('sort')) ?? APPLICANT_SORTS[0],
  page: pageOf(params),
})

function write({ stage, sort, page }: ApplicantListState): URLSearchParams {
  const params = new URLSearchParams()
  if (stage) params.set('stage', stage)
  if (sort !== APPLICANT_SORTS[0]) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** Filter, order and page of the list of applicants, stored in the URL. */
export function useApplicantList() {
  const [params, update] = useSearchState()
  const change = (patch: Partial<ApplicantListState>) =>
    update((current) => write({ ...read(current), page: 1, ...patch }), {
      preventScrollReset: patch.page === undefined,
    })
  return { state: read(params), change }
}
