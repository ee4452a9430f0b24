import { Button, Muted, Notice, Stack, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { ChatClient } from './client/chatClient'

interface MissingPaneProps {
  personId: string
  client: ChatClient
  onBack: (() => void) | undefined
}

/** Shown if the URL names a person without a conversation; offers to start one. */
export function MissingPane({ personId, client, onBack }: MissingPaneProps) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const handleStart = async () => {
    setState('busy')
    try {
      await client.create(personId)
    } catch (error) {
      console.error('The conversation could not be started.', error)
      setState('failed')
    }
  }

  return (
    <Centred>
      <Muted>{t('chat.pane.missing')}</Muted>
      <Button onClick={handleStart} $inactive={state === 'busy'}>
        {t('chat.pane.start')}
      </Button>
      {state === 'failed' && <Notice tone="danger">{t('chat.pane.startFailed')}</Notice>}
      {onBack && (
        <Button $variant="ghost" onClick={onBack}>
          {t('chat.pane.back')}
        </Button>
      )}
    </Centred>
  )
}

const Centred = styled(Stack)`
  align-items: center;
  justify-content: center;
  padding: ${space[6]};
  text-align: center;
`
