import { Button, Muted, Notice, Row, useFailureText } from '@mentor-connect/ui'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { SettingsCard } from './SettingsCard'
import { useExport } from './useExport'
import { useT } from './useT'

/** Export of personal data, and account deletion. */
export function AccountDataCard({ userId }: { userId: string }) {
  const t = useT()
  const failureText = useFailureText()
  const { download, isBusy, failure } = useExport(userId)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SettingsCard title={t('account.data.title')}>
      <Muted>{t('account.data.intro')}</Muted>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        <Button $variant="secondary" $inactive={isBusy} onClick={() => void download()}>
          <Download size={20} aria-hidden />
          {t(isBusy ? 'account.data.preparing' : 'account.data.download')}
        </Button>
        <Button $variant="danger" onClick={() => setDeleting(true)}>
          <Trash2 size={20} aria-hidden />
          {t('account.data.delete')}
        </Button>
      </Row>
      {isDeleting && <DeleteAccountDialog userId={userId} onClose={() => setDeleting(false)} />}
    </SettingsCard>
  )
}
