import type { ApiFailure } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Lead, Title } from '@mentor-connect/ui'
import { RecordLayout } from './RecordLayout'
import { AdminFailure } from '../operator/AdminFailure'

interface NotWaitingProps {
  title: string
  help: string
  failure: ApiFailure | undefined
}

/** Replaces a record that waits for no decision, for example because another operator has decided it meanwhile. */
export function NotWaiting({ title, help, failure }: NotWaitingProps) {
  return (
    <RecordLayout>
      <PageTitle>{title}</PageTitle>
      <header>
        <Title>{title}</Title>
        <Lead>{help}</Lead>
      </header>
      <AdminFailure failure={failure} />
    </RecordLayout>
  )
}
