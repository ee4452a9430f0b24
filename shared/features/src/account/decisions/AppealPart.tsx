import type { OwnSanction } from '@mentor-connect/contract/trust/safety'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Muted, Row, Stack } from '@mentor-connect/ui'
import { useState } from 'react'
import { useDisclosure } from '../security/useDisclosure'
import { AppealForm } from './AppealForm'
import { AppealState } from './AppealState'
import { useDecisionsT } from './useDecisionsT'

interface AppealPartProps {
  userId: string
  sanction: OwnSanction
  onAppealed: (text: string) => void
}

/** Shows the appeal against a decision. If there is none, shows the form for an appeal until the deadline. */
export function AppealPart({ userId, sanction, onAppealed }: AppealPartProps) {
  const t = useDecisionsT()
  const { longDate } = useFormats()
  const { appeal, appealUntil, endedAt } = sanction
  const { toggle, isOpen, onToggle, close } = useDisclosure(() => undefined)
  const [isSent, setSent] = useState(false)

  if (appeal) return <AppealState appeal={appeal} isNew={isSent} />
  if (!appealUntil) return endedAt ? null : <Muted>{t('appeal.over')}</Muted>
  return (
    <Stack $gap={3}>
      <Muted>{t('appeal.offer', { date: longDate(appealUntil) })}</Muted>
      <Row>
        <Button ref={toggle} $variant="secondary" $small aria-expanded={isOpen} onClick={onToggle}>
          {t('appeal.open')}
        </Button>
      </Row>
      {isOpen && (
        <AppealForm
          {...{ userId, sanctionId: sanction._id }}
          onSent={(text) => {
            setSent(true)
            onAppealed(text)
          }}
          onCancel={() => close()}
        />
      )}
    </Stack>
  )
}
