import { useSession } from '@mentor-connect/contract/auth'
import { Button, Muted, Notice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { CentredPane } from '../conversations/CentredPane'
import type { ChatClient } from '../conversations/client/chatClient'
import { useMayStart } from './useMayStart'

/** States in which the button that starts a conversation is hidden. */
const SILENT = ['refused', 'closed', 'checking']

interface MissingPaneProps {
  personId: string
  client: ChatClient
  onBack: (() => void) | undefined
}

/** Shown if the URL names a person without a conversation; offers to start one if that is allowed. */
export function MissingPane({ personId, client, onBack }: MissingPaneProps) {
  const t = useT()
  const { session } = useSession()
  const { state, start, ageDialog } = useMayStart(client, personId)
  const reason = session.role === 'mentor' ? 'learnerFirst' : 'notAllowed'

  return (
    <CentredPane>
      <Muted>{t('chat.pane.missing')}</Muted>
      {state === 'refused' && <Notice>{t(`chat.pane.${reason}`)}</Notice>}
      {state === 'closed' && <Notice>{t('chat.pane.closed')}</Notice>}
      {!SILENT.includes(state) && (
        <Button onClick={start} $inactive={state === 'busy'}>
          {t('chat.pane.start')}
        </Button>
      )}
      {state === 'failed' && <Notice tone="danger">{t('chat.pane.startFailed')}</Notice>}
      {ageDialog}
      {onBack && (
        <Button $variant="ghost" onClick={onBack}>
          {t('chat.pane.back')}
        </Button>
      )}
    </CentredPane>
  )
}
