import { useEndpoint } from '@mentor-connect/api'
import { useSearchState } from '@mentor-connect/contract/remote'
import { listProjects } from '@mentor-connect/contract/work/projects/projects'
import { projectsRequest, readFilter } from '../projectsRequest'

export type FilterChange = Partial<Record<'skill' | 'language' | 'places' | 'after', string>>

/**
 * The list of projects for the filter in the URL. Every change leads to the beginning of the list, except a
 * change of the place in it.
 */
export function useListedProjects() {
  const [params, update] = useSearchState()
  const list = useEndpoint(listProjects, projectsRequest(params))
  const change = (values: FilterChange) =>
    update(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('after')
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { preventScrollReset: !('after' in values) },
    )
  return { ...list, filter: readFilter(params), change }
}

export type ListedProjects = ReturnType<typeof useListedProjects>
