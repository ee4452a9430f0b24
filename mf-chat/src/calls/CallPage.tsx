import { SESSION_CALL_CLOSED } from '@mentor-connect/contract/messages/calls'
import {
  SESSION_CALL_CLOSES_AFTER,
  SESSION_CALL_OPENS_BEFORE,
} from '@mentor-connect/contract/messages/callRules'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, Empty, LoadFailed, Skeleton, VisuallyHidden } from '@mentor-connect/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ChatClient } from '../conversations/client/chatClient'
import { useChatClient, useChatState } from '../conversations/client/useChat'
import { useChatPaths } from '../conversations/useChatPaths'
import { CallStage } from './CallStage'
import { useT } from './messages/useT'
import { useCallSubject } from './useCallSubject'

/** A call with the other person of a conversation, also that of a booked session. */
export default function CallPage() {
  const t = useT()
  const client = useChatClient()
  const { conversationId = '' } = useParams()
  const [search] = useSearchParams()
  const sessionId = search.get('session') ?? undefined
  if (!client)
    return (
      <>
        <PageTitle>{t('call.title')}</PageTitle>
        <VisuallyHidden as="h1">{t('call.title')}</VisuallyHidden>
      </>
    )
  return (
    <Call
      key={`${conversationId} ${sessionId}`}
      client={client}
      conversationId={conversationId}
      sessionId={sessionId}
    />
  )
}

interface CallProps {
  client: ChatClient
  conversationId: string
  sessionId: string | undefined
}

function Call({ client, conversationId, sessionId }: CallProps) {
  const t = useT()
  const state = useChatState(client)
  const { list } = useChatPaths()
  const { subject, error, isMissing, retry } = useCallSubject(client, state, conversationId, sessionId)
  if (subject) return <CallStage subject={subject} chat={{ client, state }} />
  return (
    <AreaPage>
      <PageTitle>{t('call.title')}</PageTitle>
      <VisuallyHidden as="h1">{t('call.title')}</VisuallyHidden>
      <BackTo to={list}>{t('call.toChat')}</BackTo>
      {isMissing && (
        <Empty title={t('call.missing')}>
          <ButtonLink to={list}>{t('call.toChat')}</ButtonLink>
        </Empty>
      )}
      {error?.reason === SESSION_CALL_CLOSED && sessionId !== undefined && (
        <ClosedSession sessionId={sessionId} />
      )}
      {error && error.reason !== SESSION_CALL_CLOSED && <LoadFailed error={error} onRetry={retry} />}
      {!error && !isMissing && <Skeleton $height="20rem" />}
    </AreaPage>
  )
}

function ClosedSession({ sessionId }: { sessionId: string }) {
  const t = useT()
  const { session } = useChatPaths()
  const minutes = { before: SESSION_CALL_OPENS_BEFORE, after: SESSION_CALL_CLOSES_AFTER }
  return (
    <Empty title={t('call.session.closed', minutes)}>
      <ButtonLink to={session(sessionId)}>{t('call.back.session')}</ButtonLink>
    </Empty>
  )
}
