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

/** Replaces something that waits for no decision, such as what another operator has decided meanwhile. */
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
