import { GIVEN_REVOCATION_CODES } from '@mentor-connect/contract/learning/certificates'
import { SelectField } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { ReasonedAct } from '../operator/ReasonedAct'

export type GivenCode = (typeof GIVEN_REVOCATION_CODES)[number]

interface RevokeFormProps {
  isBusy: boolean
  /** Shown below the form, for example an error message. */
  children: ReactNode
  onRevoke: (reason: string, code: GivenCode) => Promise<boolean>
}

/** Revokes a certificate. Asks for a reason, which the learner sees, and a code, which is public. */
export function RevokeForm({ isBusy, children, onRevoke }: RevokeFormProps) {
  const t = useT()
  const [code, setCode] = useState<GivenCode>('withdrawn')
  return (
    <RecordSection title={t('admin.certificates.revoke')}>
      <ReasonedAct
        label={t('admin.cases.reason')}
        hint={t('admin.certificates.hint')}
        action={t('admin.certificates.revoke')}
        isBusy={isBusy}
        onAct={(reason) => onRevoke(reason, code)}
      >
        <SelectField
          label={t('admin.certificates.code')}
          value={code}
          options={GIVEN_REVOCATION_CODES.map((value) => ({
            value,
            label: t(`admin.certificates.code.${value}`),
          }))}
          onChange={(value) => setCode(value as GivenCode)}
        />
      </ReasonedAct>
      {children}
    </RecordSection>
  )
}
