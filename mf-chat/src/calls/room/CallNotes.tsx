import { AreaSlot } from '@mentor-connect/contract/slots'
import { ButtonAnchor, Muted, Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { CallSubject } from '../useCallSubject'
import { SideHeader, SidePanel, type SideProps } from './SidePanel'
import { CALL_NOTES_SLOT } from './useSide'

interface CallNotesProps extends SideProps {
  session: NonNullable<CallSubject['session']>
  /** Name of the other person. */
  name: string
}

/** The panel with the shared notes of the session. The area for sessions provides them. */
export function CallNotes({ session, name, ...side }: CallNotesProps) {
  const t = useT()
  return (
    <SidePanel>
      <Pane aria-labelledby="call-notes">
        <SideHeader
          {...side}
          id="call-notes"
          title={t('call.notes.title')}
          closeLabel={t('call.notes.close')}
        />
        <Content>
          <div>
            <AreaSlot name={CALL_NOTES_SLOT} props={{ sessionId: session.id, name }} />
          </div>
          <Fallback $gap={3}>
            <Muted>{t('call.notes.waiting')}</Muted>
            <div>
              <ButtonAnchor $variant="secondary" href={session.page} target="_blank" rel="noopener">
                {t('call.more.notes')}
              </ButtonAnchor>
            </div>
          </Fallback>
        </Content>
      </Pane>
    </SidePanel>
  )
}

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[3]};
  overflow-y: auto;
`

/** A link that is shown while the slot is empty, which it stays if the area for sessions is missing or fails. */
const Fallback = styled(Stack)`
  :not(:empty) + & {
    display: none;
  }
`
