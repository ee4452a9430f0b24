import { PageTitle } from '@mentor-connect/contract/remote'
import { Title } from '@mentor-connect/ui'
import type { ReactNode } from 'react'

interface RecordHeaderProps {
  /** Also the title of the document. */
  name: string
  /** Tags. */
  children: ReactNode
}

/** The name of a record, and what it is. */
export function RecordHeader({ name, children }: RecordHeaderProps) {
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <header>
        <Title>{name}</Title>
        {children}
      </header>
    </>
  )
}
