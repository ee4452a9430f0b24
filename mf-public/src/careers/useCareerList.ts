import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import { useSearchState } from '@mentor-connect/contract/remote'
import { CAREER_WAYS } from '@mentor-connect/contract/learning/careerFields'
import { INTEREST_TYPES } from '@mentor-connect/contract/learning/interestTypes'
import { comparedIn, type CareerId } from './ComparePage'
import { foundCareers, type CareerFilter } from './foundCareers'

/** The filter of the list and the careers selected for the comparison, both stored in the URL. */
export function useCareerList(careers: CareerSummary[]) {
  const [params, update] = useSearchState()
  const interest = INTEREST_TYPES.find((type) => type === params.get('interest')) ?? ''
  const way = CAREER_WAYS.find((one) => one === params.get('way')) ?? ''
  const filter: CareerFilter = { q: params.get('q') ?? '', interest, way }
  const chosen = comparedIn(params)

  const set = (values: Record<string, string>) =>
    update(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    filter,
    chosen,
    found: foundCareers(careers, filter),
    change: (patch: Partial<CareerFilter>) => set(patch),
    toggle: (id: string) =>
      set({ ids: (isIn(chosen, id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(',') }),
  }
}

const isIn = (chosen: CareerId[], id: string) => chosen.some((one) => one === id)
