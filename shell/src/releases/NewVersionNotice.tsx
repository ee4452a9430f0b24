import { Button, Row, color, radius, shadow, space } from '@mentor-connect/shared/ui'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useAreas } from '../remotes/AreasContext'

/** Offers a newer version; whoever is in the middle of something goes on with what they have. */
export function NewVersionNotice() {
  const t = useT()
  const { newVersion } = useAreas()
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isThere)
  return (
    <div role="status">
      {isThere && (
        <Note>
          <p>{t('shell.newVersion')}</p>
          <Row>
            <Button $small onClick={() => location.reload()}>
              {t('shell.reload')}
            </Button>
            <Button $small $variant="ghost" onClick={newVersion.dismiss}>
              {t('shell.later')}
            </Button>
          </Row>
        </Note>
      )}
    </div>
  )
}

const Note = styled.div`
  position: fixed;
  inset: auto ${space[4]} ${space[4]} auto;
  z-index: 40;
  display: grid;
  gap: ${space[3]};
  max-width: 22rem;
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.medium};
`
