import { useEndpoint } from '@mentor-connect/api'
import { listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { useSearchState } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import type { NavigateOptions } from 'react-router-dom'
import { pathsRequest, readFilter } from './pathsRequest'

type Change = Partial<Record<'q' | 'subject' | 'language' | 'page', string>>

/**
 * The list of paths for the filter in the URL. Every change leads to the first page, except a change of the
 * page itself.
 */
export function useListedPaths() {
  const locale = useLocale()
  const [params, update] = useSearchState()
  const list = useEndpoint(listSkillPaths, pathsRequest(params, locale))
  const change = (values: Change, options: NavigateOptions = {}) =>
    update(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('page')
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { ...options, preventScrollReset: !('page' in values) },
    )
  return { ...list, filter: readFilter(params), change }
}

export type ListedPaths = ReturnType<typeof useListedPaths>
