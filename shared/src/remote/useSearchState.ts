import { useEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

type Update = (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void

/**
 * The query of the URL, and a way to change it that sees changes made a moment ago. The router's own setter computes
 * from the query of the last render: of two quick changes it would lose the first.
 */
export function useSearchState(): [params: URLSearchParams, update: Update] {
  const [params, setParams] = useSearchParams()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const update: Update = (change, options) => {
    latest.current = change(latest.current)
    setParams(latest.current, options)
  }
  return [params, update]
}
