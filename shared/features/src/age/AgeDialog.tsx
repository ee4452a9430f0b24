import { call } from '@mentor-connect/api'
import { setBirthYear, type OwnAge } from '@mentor-connect/contract/trust/age'
import { CardTitle, Modal, Muted, Stack } from '@mentor-connect/ui'
import { useId, useState } from 'react'
import { BirthYearForm } from './BirthYearForm'
import { ConsentNeeded } from './ConsentNeeded'
import { useAgeT } from './useAgeT'

interface AgeDialogProps {
  learnerId: string
  need: NonNullable<OwnAge['beforeContact']>
  /** Called when the dialog is finished, with true if the contact may proceed. */
  onDone: (mayGoOn: boolean) => void
}

/** Asks for the year of birth before the first contact with a mentor. */
export function AgeDialog({ learnerId, need, onDone }: AgeDialogProps) {
  const t = useAgeT()
  const titleId = useId()
  const [needsConsent, setNeedsConsent] = useState(false)

  const handleSaved = ({ guardianConsent }: OwnAge) => {
    if (guardianConsent && guardianConsent.state !== 'verified') setNeedsConsent(true)
    else onDone(true)
  }
  const handleLater = () => {
    const body = { userId: learnerId, birthYear: null, beforeContact: true }
    call(setBirthYear, { body }).catch((error: unknown) => {
      console.warn('The age question will be asked again: that it was put off could not be saved.', error)
    })
    onDone(true)
  }
  const wayOut =
    need === 'ask'
      ? { label: 'later' as const, onChoose: handleLater }
      : { label: 'cancel' as const, onChoose: () => onDone(false) }

  return (
    <Modal labelledBy={titleId} onClose={() => onDone(false)}>
      <Stack $gap={4}>
        <CardTitle id={titleId} as="h2">
          {t(needsConsent ? 'age.consentTitle' : 'age.title')}
        </CardTitle>
        {needsConsent ? (
          <ConsentNeeded onClose={() => onDone(false)} />
        ) : (
          <>
            <Muted>{t('age.beforeContact')}</Muted>
            <BirthYearForm learnerId={learnerId} onSaved={handleSaved} wayOut={wayOut} />
          </>
        )}
      </Stack>
    </Modal>
  )
}
