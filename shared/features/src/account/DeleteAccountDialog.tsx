import { useId } from 'react'
import { useEndpoint } from '@mentor-connect/api'
import { getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import { LoadFailed, Modal, Muted, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { DeleteAccountForm } from './DeleteAccountForm'
import { useT } from './useT'

interface DeleteAccountDialogProps {
  userId: string
  onClose: () => void
}

/** Shows the consequences of deleting the account and asks for confirmation. */
export function DeleteAccountDialog({ userId, onClose }: DeleteAccountDialogProps) {
  const t = useT()
  const titleId = useId()
  const { data: terms, error, retry } = useEndpoint(getErasureTerms, { query: { userId } })
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack>
        <SectionTitle id={titleId}>{t('account.delete.title')}</SectionTitle>
        <Muted>{t('account.delete.intro')}</Muted>
        {terms && <DeleteAccountForm userId={userId} terms={terms} onClose={onClose} />}
        {!terms && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />)}
      </Stack>
    </Modal>
  )
}
