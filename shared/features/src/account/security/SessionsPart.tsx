import { Button, LoadFailed, Muted, Notice, Row, Skeleton, Stack, useFailureText } from '@mentor-connect/ui'
import { LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../useT'
import { PartTitle } from './Part'
import { SessionItem, SessionItems } from './SessionItem'
import { useOwnSessions } from './useOwnSessions'

export function SessionsPart({ userId }: { userId: string }) {
  const t = useT()
  const failureText = useFailureText()
  const title = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState<string>()
  const { sessions, error, retry, failure, ending, endOne, endOthers } = useOwnSessions(userId)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []

  /** The focus moves to the heading, because ending a session removes its button. */
  const finish = (hasWorked: boolean, successText: string) => {
    setDone(hasWorked ? successText : undefined)
    if (hasWorked) title.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <PartTitle ref={title} tabIndex={-1}>
        {t('account.sessions.title')}
      </PartTitle>
      {!sessions && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="6rem" />)}
      {sessions && (
        <SessionItems>
          {sessions.map((session) => (
            <SessionItem
              key={session._id}
              session={session}
              isBusy={ending === session._id}
              isDisabled={ending !== undefined}
              onEnd={async () => finish(await endOne(session._id), t('account.sessions.ended'))}
            />
          ))}
        </SessionItems>
      )}
      {done && <Notice tone="success">{done}</Notice>}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {sessions && others.length === 0 && !done && <Muted>{t('account.sessions.none')}</Muted>}
      {others.length > 0 && (
        <Row>
          <Button
            $variant="danger"
            $inactive={ending !== undefined}
            onClick={async () => finish(await endOthers(), t('account.sessions.allEnded'))}
          >
            <LogOut size={18} aria-hidden />
            {t(ending === 'others' ? 'account.wait' : 'account.sessions.endOthers')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
