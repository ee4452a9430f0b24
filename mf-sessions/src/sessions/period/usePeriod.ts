import { pageOf, useSearchState } from '@mentor-connect/contract/remote'

export const PERIODS = ['upcoming', 'past'] as const
export type Period = (typeof PERIODS)[number]

/** The period of a list (upcoming or past) and its page, stored in the URL. */
export function usePeriod() {
  const [params, update] = useSearchState()
  const when: Period = params.get('when') === 'past' ? 'past' : 'upcoming'
  const page = pageOf(params)
  const show = (next: Period, nextPage = 1) =>
    update(() => {
      const changed = new URLSearchParams()
      if (next === 'past') changed.set('when', next)
      if (nextPage > 1) changed.set('page', String(nextPage))
      return changed
    })
  return { when, page, show }
}
