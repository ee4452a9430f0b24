import type { EndpointState } from '@mentor-connect/api'
import { Empty, LoadFailed, Stack, StaleNotice } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { QuestionSkeletons } from './FoundQuestions'
import { PageTurner } from './PageTurner'
import { useFocusOnTurn } from './useFocusOnTurn'

export interface PageProps {
  /** The field `next` of the previous page; empty for the first page. */
  after: string
  onTurn: (after: string) => void
}

interface PagedListProps<Page> extends PageProps {
  state: EndpointState<Page>
  /** Text for an empty list. */
  empty: string
  /** Renders the entries of a page; returns null if there are none. */
  children: (page: Page) => ReactNode
}

/**
 * A list with pages: renders placeholders while it loads, an error, a text if it is empty, or one page of it.
 */
export function PagedList<Page extends { next: string | null }>(props: PagedListProps<Page>) {
  const { after, onTurn, state, empty, children } = props
  const { data, error, retry } = state
  const top = useFocusOnTurn<HTMLDivElement>(after)
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <QuestionSkeletons />
  return (
    <Stack ref={top} tabIndex={-1} $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      {children(data) ?? <Empty title={empty} />}
      <PageTurner after={after} next={data.next} onTurn={onTurn} />
    </Stack>
  )
}
