import { PageTitle } from '@mentor-connect/contract/remote'
import { Row, Stack, Title } from '@mentor-connect/ui'
import type { ReactNode } from 'react'

interface RecordHeaderProps {
  /** Name of the record, also used as the title of the document. */
  name: string
  /** Language of the name, if it may be another one than that of the page. */
  lang?: string
  /** Tags that describe the record's state. */
  children: ReactNode
}

/** The heading of a record's page: its name and tags. */
export function RecordHeader({ name, lang, children }: RecordHeaderProps) {
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Stack as="header" $gap={2}>
        <Title lang={lang}>{name}</Title>
        <Row $gap={2}>{children}</Row>
      </Stack>
    </>
  )
}
