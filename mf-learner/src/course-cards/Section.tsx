import type { EndpointState } from '@mentor-connect/api'
import { CardGrid, Empty, LoadFailed, Row, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useId, type ReactNode } from 'react'

export interface SectionProps<Data> {
  title: string
  state: EndpointState<Data>
  /** Number of placeholders while loading. */
  placeholders: number
  /** Shown if the section is empty; if absent, an empty section shows no text. */
  emptyText?: string
  hint?: ReactNode
  action?: ReactNode
}

/** A section with a heading and one of four states: loading, failed, empty or loaded. */
export function Section<Data>({
  title,
  state,
  placeholders,
  emptyText,
  hint,
  action,
  children,
  isEmpty,
}: SectionProps<Data> & { children: ReactNode; isEmpty: boolean }) {
  const titleId = useId()
  return (
    <Stack as="section" $gap={5} aria-labelledby={titleId} aria-busy={state.isLoading}>
      <Row $between>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {action}
      </Row>
      {state.isLoading && (
        <CardGrid as="div">
          {Array.from({ length: placeholders }, (_, index) => (
            <Skeleton key={index} $height="14rem" />
          ))}
        </CardGrid>
      )}
      {state.error && !state.data && <LoadFailed error={state.error} onRetry={state.retry} />}
      {state.data && isEmpty && emptyText && <Empty title={emptyText}>{hint && <p>{hint}</p>}</Empty>}
      {!isEmpty && children}
    </Stack>
  )
}
